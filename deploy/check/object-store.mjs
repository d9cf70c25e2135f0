/** An S3-compatible server that takes its keys as RustFS does, and checks signatures with them. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import S3rver from 's3rver';
import { DUMMY_ACCOUNT } from 's3rver/lib/models/account.js';

const read = (variable) => readFileSync(process.env[variable], 'utf8').trim();
DUMMY_ACCOUNT.revokeAccessKey('S3RVER');
DUMMY_ACCOUNT.createKeyPair(read('RUSTFS_ACCESS_KEY_FILE'), read('RUSTFS_SECRET_KEY_FILE'));

const store = new S3rver({
  directory: process.env.RUSTFS_VOLUMES,
  silent: true,
  vhostBuckets: false,
});
const answer = store.callback();
createServer((request, response) => {
  if (request.url === '/health/ready') response.end();
  else answer(request, response);
}).listen(9000);
process.once('SIGTERM', () => process.exit(0));
