//! What is kept is safe from others: the way to the database, the files, and a second server.

use std::path::Path;

use kaiju_loadtest::Postgres;
use kaiju_server::store::{self, StoreError};

fn tls(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../cli/tests/tls").join(name)
}

/// TLS to PostgreSQL: used where it is asked for, and refused when the server has none or is another one.
#[tokio::test(flavor = "multi_thread")]
async fn the_way_to_postgres_can_be_encrypted() {
    let plain = Postgres::start().unwrap();
    let address = plain.database("plain").unwrap();
    for mode in ["require", "verify-full"] {
        let error = store::open(&format!("{address}?sslmode={mode}")).await.err().unwrap().to_string();
        assert!(error.contains("TLS"), "{mode}: {error}");
    }
    let safe = Postgres::start_tls(&tls("localhost.pem"), &tls("localhost.key")).unwrap();
    let by_number = safe.database("safe").unwrap();
    let by_name = by_number.replace("127.0.0.1", "localhost");
    // The system takes this for its own address, and the certificate is not for it.
    let nameless = by_number.replace("127.0.0.1", "0.0.0.0");
    let root = format!("sslrootcert={}", tls("ca.pem").display());
    let encrypted = || {
        let asked = "SELECT COUNT(*) FILTER (WHERE ssl), COUNT(*) FILTER (WHERE NOT ssl) FROM pg_stat_ssl \
             JOIN pg_stat_activity USING (pid) WHERE application_name = 'kaiju'";
        safe.sql("safe", asked).unwrap()
    };
    for query in ["sslmode=require", &format!("sslmode=verify-ca&{root}"), &format!("sslmode=verify-full&{root}")] {
        let kept = store::open(&format!("{by_name}?{query}")).await.unwrap_or_else(|error| panic!("{query}: {error}"));
        assert!(kept.heads(&["x".to_string()]).await.is_ok());
        let (with, without) = (encrypted(), "|0");
        assert!(with.ends_with(without) && !with.starts_with('0'), "{query}: {with}");
        kept.close().await;
    }
    // Nobody we know vouches for it; or somebody does, but for another name.
    for wrong in [format!("{by_name}?sslmode=verify-full"), format!("{nameless}?sslmode=verify-full&{root}")] {
        let error = store::open(&wrong).await.err().expect("it is not trusted").to_string();
        assert!(error.contains("certificate"), "{error}");
    }
    assert!(matches!(store::open(&format!("{by_name}?sslmod=require")).await.err(), Some(StoreError::Unfit(_))));
    assert!(store::open("mysql://u:s3cret@db/kaiju").await.err().is_some_and(|e| !e.to_string().contains("s3cret")));
}

/// Nobody else can read the database, nor what SQLite puts beside it; one that others could read is shut.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn only_the_owner_can_read_the_database() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let rights = || {
        let mut all: Vec<(String, u32)> = std::fs::read_dir(folder.path())
            .unwrap()
            .map(|file| file.unwrap())
            .map(|file| {
                (file.file_name().into_string().unwrap(), file.metadata().unwrap().permissions().mode() & 0o777)
            })
            .collect();
        all.sort();
        all
    };
    let private = |names: &[&str]| names.iter().map(|name| (name.to_string(), 0o600)).collect::<Vec<_>>();
    let place = folder.path().join("kaiju.db").display().to_string();
    let claim = store::occupy(&place).unwrap();
    let kept = store::open(&place).await.unwrap();
    kept.touch(&[("x".into(), 'A', 1)]).await.unwrap();
    assert_eq!(rights(), private(&["kaiju.db", "kaiju.db-serve", "kaiju.db-shm", "kaiju.db-wal"]));
    for (name, _) in rights() {
        let open = std::fs::Permissions::from_mode(0o644);
        std::fs::set_permissions(folder.path().join(name), open).unwrap();
    }
    // A second one is refused, by whatever name it calls the file; reading and saving are not.
    let link = folder.path().join("link.db");
    std::os::unix::fs::symlink(&place, &link).unwrap();
    for name in [&place, &link.display().to_string()] {
        let error = store::occupy(name).unwrap_err().to_string();
        assert!(error.contains("another kaiju uses"), "{error}");
    }
    std::fs::remove_file(&link).unwrap();
    drop(claim);
    let again = store::open(&place).await.unwrap();
    let claim = store::occupy(&place).expect("free again");
    assert_eq!(rights(), private(&["kaiju.db", "kaiju.db-serve", "kaiju.db-shm", "kaiju.db-wal"]));
    again.close().await;
    kept.close().await;
    drop(claim);
}
