import { Client } from 'minio';
import { ObjectNotFoundError, type ObjectStore } from './object-store.ts';

/** Milliseconds after which an answer of the server is not waited for any longer. */
const ANSWER_LIMIT_MS = 20_000;

/**
 * Objects in a bucket of any S3-compatible server, made where it is missing.
 * `s3://key:secret@host:port/bucket?region=us-east-1`, or `s3s:` for TLS.
 */
export async function connectS3Store(url: URL): Promise<ObjectStore> {
  const bucket = url.pathname.slice(1);
  const region = url.searchParams.get('region') ?? 'us-east-1';
  const secure = url.protocol === 's3s:';
  const client = new Client({
    endPoint: url.hostname,
    port: url.port === '' ? (secure ? 443 : 80) : Number(url.port),
    useSSL: secure,
    accessKey: decodeURIComponent(url.username),
    secretKey: decodeURIComponent(url.password),
    region,
  });
  if (!(await inTime(client.bucketExists(bucket)))) {
    await inTime(client.makeBucket(bucket, region));
  }

  return {
    async put(key, bytes, contentType) {
      const headers = { 'Content-Type': contentType };
      await inTime(client.putObject(bucket, key, bytes, bytes.length, headers));
    },
    async get(key) {
      try {
        const { size } = await inTime(client.statObject(bucket, key));
        return { body: await inTime(client.getObject(bucket, key)), sizeBytes: size };
      } catch (cause) {
        const { code = '' } = cause as { code?: string };
        if (code === 'NoSuchKey' || code === 'NotFound') {
          throw new ObjectNotFoundError(key, { cause });
        }
        throw cause;
      }
    },
    delete: (key) => inTime(client.removeObject(bucket, key)),
    async deleteAll(prefix) {
      for await (const { name } of client.listObjectsV2(bucket, prefix, true)) {
        if (name) await inTime(client.removeObject(bucket, name));
      }
    },
    async ping() {
      await inTime(client.bucketExists(bucket));
    },
  };
}

/** The client itself would wait for ever for a server that says nothing. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => limit.reject(new Error('the object store does not answer')),
    ANSWER_LIMIT_MS,
  );
  try {
    return await Promise.race([answer, limit.promise]);
  } finally {
    clearTimeout(timer);
  }
}
