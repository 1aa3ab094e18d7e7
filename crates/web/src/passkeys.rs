//! Passkeys in the browser: what it is asked to make or to sign, and what it hands back, in hexadecimal digits.

use js_sys::{Array, ArrayBuffer, Function, Object, Promise, Reflect, Uint8Array};
use kaiju_wire::hex;
use kaiju_wire::person::{Challenge, NewPasskey, PasskeyLogin};
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// How a public key on P-256 is called (ES256).
const ES256: i32 = -7;

/// Has this browser passkeys?
pub(crate) fn are_here() -> bool {
    window().is_secure_context() && Reflect::has(&window(), &"PublicKeyCredential".into()) == Ok(true)
}

fn set(object: &Object, name: &str, value: impl Into<JsValue>) {
    let _ = Reflect::set(object, &name.into(), &value.into());
}

pub(crate) fn object(fields: &[(&str, JsValue)]) -> Object {
    let object = Object::new();
    for (name, value) in fields {
        set(&object, name, value.clone());
    }
    object
}

/// Digits as bytes.
fn bytes(digits: &str) -> Uint8Array {
    let digits = digits.as_bytes();
    let byte = |two: &[u8]| std::str::from_utf8(two).ok().and_then(|two| u8::from_str_radix(two, 16).ok()).unwrap_or(0);
    Uint8Array::from(digits.chunks(2).map(byte).collect::<Vec<_>>().as_slice())
}

/// A buffer as digits.
fn digits(buffer: &JsValue) -> Option<String> {
    let buffer = buffer.clone().dyn_into::<ArrayBuffer>().ok()?;
    Some(hex::write(&Uint8Array::new(&buffer).to_vec()))
}

pub(crate) fn field(of: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(of, &name.into()).ok().filter(|value| !value.is_undefined() && !value.is_null())
}

/// Calls a method without arguments.
pub(crate) fn method(of: &JsValue, name: &str) -> Option<JsValue> {
    field(of, name)?.dyn_into::<Function>().ok()?.call0(of).ok()
}

/// Asks the browser; none when the person says no.
async fn ask(what: &str, options: Object) -> Option<JsValue> {
    let credentials = field(&window().navigator(), "credentials")?;
    let asked = object(&[("publicKey", options.into())]);
    let ask = field(&credentials, what)?.dyn_into::<Function>().ok()?;
    let promise = ask.call1(&credentials, &asked).ok()?.dyn_into::<Promise>().ok()?;
    JsFuture::from(promise).await.ok().filter(|made| !made.is_null())
}

/// Makes a passkey for an account of this name.
pub(crate) async fn make(asked: &Challenge, name: &str, label: &str) -> Option<NewPasskey> {
    let user = object(&[("id", bytes(&asked.user).into()), ("name", name.into()), ("displayName", name.into())]);
    let known: Array =
        asked.known.iter().map(|id| object(&[("type", "public-key".into()), ("id", bytes(id).into())])).collect();
    let options = object(&[
        ("challenge", bytes(&asked.challenge).into()),
        ("rp", object(&[("id", asked.site.as_str().into()), ("name", "Kaiju".into())]).into()),
        ("user", user.into()),
        ("pubKeyCredParams", Array::of1(&object(&[("type", "public-key".into()), ("alg", ES256.into())])).into()),
        (
            "authenticatorSelection",
            object(&[("residentKey", "required".into()), ("userVerification", "preferred".into())]).into(),
        ),
        ("attestation", "none".into()),
        ("excludeCredentials", known.into()),
    ]);
    let made = ask("create", options).await?;
    let response = field(&made, "response")?;
    Some(NewPasskey {
        challenge: asked.challenge.clone(),
        id: digits(&field(&made, "rawId")?)?,
        client: digits(&field(&response, "clientDataJSON")?)?,
        data: digits(&method(&response, "getAuthenticatorData")?)?,
        key: digits(&method(&response, "getPublicKey")?)?,
        label: label.to_string(),
    })
}

/// Signs with a passkey, whichever of them the person chooses.
pub(crate) async fn sign(asked: &Challenge, device: &str) -> Option<PasskeyLogin> {
    let options = object(&[
        ("challenge", bytes(&asked.challenge).into()),
        ("rpId", asked.site.as_str().into()),
        ("userVerification", "preferred".into()),
    ]);
    let signed = ask("get", options).await?;
    let response = field(&signed, "response")?;
    Some(PasskeyLogin {
        challenge: asked.challenge.clone(),
        id: digits(&field(&signed, "rawId")?)?,
        client: digits(&field(&response, "clientDataJSON")?)?,
        data: digits(&field(&response, "authenticatorData")?)?,
        signature: digits(&field(&response, "signature")?)?,
        device: device.to_string(),
    })
}
