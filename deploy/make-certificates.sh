#!/usr/bin/env bash
# Run once, in the folder that is to hold them: an authority of our own, and what it vouches for. A database
# and a replica are called by their names of compose.yaml, all three by addresses of this machine.
set -euo pipefail

cd "${1:-/certificates}"
[ -s balancer.crt ] && exit 0
umask 077

key=(-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes)
openssl req -x509 "${key[@]}" -days 3650 -subj '/CN=Handover authority' -keyout ca.key -out ca.crt
for name in database replica balancer; do
  openssl req "${key[@]}" -subj "/CN=$name" -keyout "$name.key" -out "$name.csr"
  openssl x509 -req -in "$name.csr" -CA ca.crt -CAkey ca.key -CAcreateserial -days 825 \
    -extfile <(echo "subjectAltName=DNS:$name,DNS:localhost,IP:127.0.0.1") -out "$name.crt"
  rm "$name.csr"
done
chmod 0644 ./*.crt
