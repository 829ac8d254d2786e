#!/usr/bin/env bash
# Copies the database at the first start, then follows it. Password and authority come as PGPASSWORD and
# PGSSLROOTCERT, and stay with what is copied.
set -euo pipefail

if [ ! -s "$PGDATA/PG_VERSION" ]; then
  pg_basebackup --host=database --username=replicator --pgdata="$PGDATA" --write-recovery-conf \
    --wal-method=stream --checkpoint=fast
  chmod 0700 "$PGDATA"
fi
exec postgres -c hot_standby_feedback=on \
  -c ssl=on -c ssl_cert_file=/certificates/replica.crt -c ssl_key_file=/certificates/replica.key
