#!/bin/sh
# What the official image does with an empty PGDATA and POSTGRES_PASSWORD_FILE.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  initdb --pgdata="$PGDATA" --username=postgres --pwfile="$POSTGRES_PASSWORD_FILE" --auth=scram-sha-256
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
fi
exec "$@" -c 'listen_addresses=*' -c unix_socket_directories=/var/run/postgresql
