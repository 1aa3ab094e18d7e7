"use strict";
// Shows the description of the API, and lets one try each call.
const make = (tag, props, ...inside) => {
  const node = Object.assign(document.createElement(tag), props);
  node.append(...inside);
  return node;
};

const resolve = (api, schema) => {
  if (!schema || !schema.$ref) return schema;
  return api.components.schemas[schema.$ref.split("/").pop()];
};

// An example of a body: every required field with something fit to be edited.
const example = (api, schema, depth = 0) => {
  schema = resolve(api, schema) || {};
  if (depth > 4) return null;
  if (schema.allOf || schema.oneOf || schema.anyOf) {
    return example(api, (schema.allOf || schema.oneOf || schema.anyOf)[0], depth + 1);
  }
  if (schema.enum) return schema.enum[0];
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === "object") {
    const fields = Object.entries(schema.properties || {});
    return Object.fromEntries(fields.map(([name, inner]) => [name, example(api, inner, depth + 1)]));
  }
  if (type === "array") return [example(api, schema.items, depth + 1)];
  if (type === "integer" || type === "number") return 0;
  if (type === "boolean") return false;
  return "";
};

const call = (api, path, method, about) => {
  const params = (about.parameters || []).map((p) => {
    const input = make("input", { name: p.name, placeholder: p.description || "" });
    return { p, input, row: make("label", {}, `${p.name} (${p.in})`, input) };
  });
  const content = about.requestBody && about.requestBody.content["application/json"];
  const body = content && make("textarea", { value: JSON.stringify(example(api, content.schema), null, 2) });
  const out = make("pre", { hidden: true });
  const go = make("button", { type: "button" }, "Try it");
  go.addEventListener("click", async () => {
    let where = api.servers[0].url + path;
    const query = new URLSearchParams();
    for (const { p, input } of params) {
      if (p.in === "path") where = where.replace(`{${p.name}}`, encodeURIComponent(input.value));
      else if (input.value !== "") query.set(p.name, input.value);
    }
    if (query.size) where += "?" + query;
    const headers = {};
    const token = document.getElementById("token").value.trim();
    if (token) headers.authorization = `Bearer ${token}`;
    if (body) headers["content-type"] = "application/json";
    const answer = await fetch(where, { method: method.toUpperCase(), headers, body: body ? body.value : undefined });
    const text = await answer.text();
    let shown = text;
    try { shown = JSON.stringify(JSON.parse(text), null, 2); } catch { /* not JSON: as it is */ }
    out.hidden = false;
    out.textContent = `${answer.status} ${answer.statusText}\n${shown}`;
  });
  const title = make("summary", {}, make("b", {}, method.toUpperCase()), make("code", {}, path), ` ${about.summary || ""}`);
  return make("details", {}, title, ...params.map((x) => x.row), ...(body ? [body] : []), go, out);
};

fetch("/api/v1/openapi.json").then((answer) => answer.json()).then((api) => {
  const calls = document.getElementById("calls");
  calls.textContent = "";
  for (const tag of api.tags) {
    calls.append(make("h2", {}, tag.name), make("p", {}, tag.description));
    for (const [path, methods] of Object.entries(api.paths)) {
      for (const [method, about] of Object.entries(methods)) {
        if ((about.tags || []).includes(tag.name)) calls.append(call(api, path, method, about));
      }
    }
  }
});
