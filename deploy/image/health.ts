/**
 * `repaso health`: ends with 0 when the process of this container can do its work. The variables
 * that the process itself was given tell how to ask it. gRPC is spoken by hand, since this runs
 * every few seconds in every container and loading a client would cost more than asking.
 */
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect, constants } from 'node:http2';

const LIMIT_MS = 3_000;
/** A gRPC message of no bytes: not compressed, length 0. */
const EMPTY_MESSAGE = Buffer.alloc(5);
/** HealthCheckResponse with status SERVING, framed. */
const SERVING = Buffer.from([0, 0, 0, 0, 2, 0x08, 1]);

const { GRPC_ADDRESS, MAIL_PORT, PORT } = process.env;

setTimeout(() => end('no answer in time'), LIMIT_MS).unref();
if (GRPC_ADDRESS) askGrpc(GRPC_ADDRESS.slice(GRPC_ADDRESS.lastIndexOf(':') + 1));
else if (MAIL_PORT) askHttp(MAIL_PORT, '/');
else if (PORT) askHttp(PORT, '/readyz');
else end('GRPC_ADDRESS, PORT or MAIL_PORT must tell where to ask');

function askHttp(port: string, path: string): void {
  get({ host: '127.0.0.1', port, path }, ({ statusCode }) => {
    end(statusCode === 200 ? undefined : `${path} answers ${statusCode}`);
  }).on('error', (error) => end(error.message));
}

/** grpc.health.v1.Health/Check of the whole server. */
function askGrpc(port: string): void {
  const [ca, cert, key] = ['RPC_TLS_CA', 'RPC_TLS_CERT', 'RPC_TLS_KEY'].map(readPem);
  const session = ca
    ? // Its certificate has another name than this, and is the one that is shown to it.
      connect(`https://127.0.0.1:${port}`, { ca, cert, key, checkServerIdentity: () => undefined })
    : connect(`http://127.0.0.1:${port}`);
  session.on('error', (error) => end(error.message));
  const call = session.request({
    [constants.HTTP2_HEADER_METHOD]: 'POST',
    [constants.HTTP2_HEADER_PATH]: '/grpc.health.v1.Health/Check',
    [constants.HTTP2_HEADER_CONTENT_TYPE]: 'application/grpc',
    [constants.HTTP2_HEADER_TE]: 'trailers',
  });
  const chunks: Buffer[] = [];
  call.on('data', (chunk: Buffer) => chunks.push(chunk));
  call.on('end', () => end(Buffer.concat(chunks).equals(SERVING) ? undefined : 'not serving'));
  call.on('error', (error) => end(error.message));
  call.end(EMPTY_MESSAGE);
}

function readPem(name: string): string | undefined {
  const path = process.env[`${name}_FILE`];
  return path ? readFileSync(path, 'utf8') : process.env[name];
}

function end(complaint?: string): void {
  if (complaint) process.stderr.write(`${complaint}\n`);
  process.exit(complaint ? 1 : 0);
}
