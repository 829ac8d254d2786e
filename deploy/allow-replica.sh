#!/usr/bin/env bash
# Run once, when the database is made: a user that may copy it and follow it, and nothing else.
set -euo pipefail

psql --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" --set=ON_ERROR_STOP=1 \
  --set=password="$REPLICATION_PASSWORD" <<'SQL'
CREATE ROLE replicator LOGIN REPLICATION PASSWORD :'password';
SQL
# Over the network by TLS alone.
sed --in-place 's/^host all all all/hostssl all all all/' "$PGDATA/pg_hba.conf"
echo 'hostssl replication replicator all scram-sha-256' >> "$PGDATA/pg_hba.conf"
psql --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" --command='SELECT pg_reload_conf()'
