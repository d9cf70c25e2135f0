import { type ChannelCredentials, credentials, ServerCredentials } from '@grpc/grpc-js';
import { ConfigError } from '../config.ts';

/** In PEM: the authority that signed everybody's certificates, and one's own with its key. */
export interface RpcTls {
  ca: string;
  certificate: string;
  key: string;
}

/**
 * What the configuration says of it; undefined where services speak to each other in clear.
 * Throws ConfigError for a part of it.
 */
export function rpcTls(config: {
  RPC_TLS_CA?: string | undefined;
  RPC_TLS_CERT?: string | undefined;
  RPC_TLS_KEY?: string | undefined;
}): RpcTls | undefined {
  const { RPC_TLS_CA: ca, RPC_TLS_CERT: certificate, RPC_TLS_KEY: key } = config;
  if (ca && certificate && key) return { ca, certificate, key };
  if (!ca && !certificate && !key) return undefined;
  throw new ConfigError('RPC_TLS_CA, RPC_TLS_CERT and RPC_TLS_KEY belong together.');
}

/** Knows the server by its name, and shows it one's own certificate. */
export function channelCredentials(tls: RpcTls | undefined): ChannelCredentials {
  if (!tls) return credentials.createInsecure();
  const { ca, key, certificate } = tls;
  return credentials.createSsl(Buffer.from(ca), Buffer.from(key), Buffer.from(certificate));
}

/** Lets nobody in without a certificate of the same authority. */
export function serverCredentials(tls: RpcTls | undefined): ServerCredentials {
  if (!tls) return ServerCredentials.createInsecure();
  const own = { private_key: Buffer.from(tls.key), cert_chain: Buffer.from(tls.certificate) };
  return ServerCredentials.createSsl(Buffer.from(tls.ca), [own], true);
}
