import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type AWSHeaders, S3mini, S3ServiceError } from 's3mini';
import { type RetryPolicy, withRetries } from '@/lib/platform/basics/retry';
import type { Bucket } from './media-address';
import {
  checkedKey,
  type ObjectInfo,
  type ObjectSource,
  type ObjectStore,
  ObjectStoreError,
} from './object-store';

const DEFAULT_POLICY: RetryPolicy = { attempts: 4, firstWaitMs: 250, deadlineMs: 120_000 };
/** Bytes per part of a larger file, so that a failure does not repeat the entire video. */
const PART_BYTES = 8 * 1024 * 1024;
/** Largest number of keys that S3 returns at once. */
const LIST_PAGE = 1000;
/** Header with our own checksum, read back with the object. It is reliable, unlike the various ETags of stores. */
const SHA256 = 'x-amz-meta-sha256';

/** Stores objects in a bucket of any store with S3's protocol, through s3mini. `temporary` is the folder for objects that are being read. */
export function createS3Objects(bucket: Bucket, temporary: string, policy = DEFAULT_POLICY): ObjectStore {
  const client = new S3mini({
    endpoint: bucket.endpoint,
    region: bucket.region,
    accessKeyId: bucket.accessKeyId,
    secretAccessKey: bucket.secretAccessKey,
    minPartSize: PART_BYTES,
    requestAbortTimeout: policy.deadlineMs,
  });
  const run = <T>(job: () => Promise<T>): Promise<T> => guarded(bucket, policy, job);
  const store: ObjectStore = {
    name: 's3',
    put: async (key, source, contentType) => put(client, run, checkedKey(key), source, contentType),
    async stat(key) {
      checkedKey(key);
      return run(async () => infoOf(key, await head(client, key)));
    },
    async open(key) {
      checkedKey(key);
      return run(() => download(client, key, temporary));
    },
    async remove(key) {
      checkedKey(key);
      await run(() => client.deleteObject(key));
    },
    list: (prefix) => listAll(client, run, prefix),
    readAddress: async (key, seconds) => client.getPresignedUrl('GET', checkedKey(key), seconds),
    check: () => checkBucket(client, run, store),
  };
  return store;
}

type Run = <T>(job: () => Promise<T>) => Promise<T>;

async function put(
  client: S3mini,
  run: Run,
  key: string,
  source: ObjectSource,
  contentType = 'application/octet-stream',
): Promise<void> {
  const isFile = 'path' in source;
  const hash = createHash('sha256');
  if (isFile) for await (const chunk of createReadStream(source.path)) hash.update(chunk as Buffer);
  else hash.update(source.bytes);
  const sha256 = hash.digest();
  const size = isFile ? (await stat(source.path)).size : source.bytes.byteLength;
  // for an upload in parts, S3 would require the checksum of each part
  const headers: AWSHeaders = { [SHA256]: sha256.toString('hex') };
  if (size <= PART_BYTES) headers['x-amz-checksum-sha256'] = sha256.toString('base64');
  await run(async () => {
    const body = isFile ? await openAsBlob(source.path) : Buffer.from(source.bytes);
    await client.putAnyObject(key, body, contentType, undefined, headers, size);
  });
}

/** The headers of an object, from reading its first byte, because s3mini's own HEAD does not return them. */
async function head(client: S3mini, key: string): Promise<Response | undefined> {
  const response = await found(() => client.getObjectRaw(key, false, 0, 1));
  await response?.body?.cancel();
  return response;
}

async function found(ask: () => Promise<Response>): Promise<Response | undefined> {
  try {
    return await ask();
  } catch (error) {
    const { status, code } = faultOf(error);
    if (status === 404 && code !== 'NoSuchBucket') return undefined;
    throw error;
  }
}

function infoOf(key: string, response: Response | undefined): ObjectInfo | undefined {
  if (!response) return undefined;
  const whole =
    response.headers.get('content-range')?.split('/')[1] ?? response.headers.get('content-length');
  return {
    key,
    size: Number(whole),
    storedAt: new Date(response.headers.get('last-modified') ?? Date.now()),
  };
}

/** Downloads the object to a file and compares its checksum, so that the result is exactly what was stored, or nothing. */
async function download(client: S3mini, key: string, temporary: string) {
  const response = await found(() => client.getObjectRaw(key));
  if (!response) return undefined;
  await mkdir(temporary, { recursive: true, mode: 0o700 });
  const path = join(/*turbopackIgnore: true*/ temporary, `object-${randomUUID()}`);
  const release = () => rm(path, { force: true });
  try {
    const hash = createHash('sha256');
    let size = 0;
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        size += chunk.length;
        done(null, chunk);
      },
    });
    const body = Readable.fromWeb((response.body ?? new Blob([]).stream()) as never);
    await pipeline(body, counted, createWriteStream(path, { mode: 0o600 }));
    const expected = response.headers.get(SHA256);
    if (expected && expected !== hash.digest('hex'))
      throw new ObjectStoreError('damaged', `${key} does not have the bytes that were stored.`);
    const storedAt = new Date(response.headers.get('last-modified') ?? Date.now());
    return { key, size, storedAt, path, release };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Lists a page of keys. `/` is the bucket itself, so keys may contain any slashes. */
async function listPage(client: S3mini, prefix: string, token?: string) {
  const page = await client.listObjectsPaged('/', prefix, LIST_PAGE, token);
  // s3mini treats a missing bucket as an empty one
  if (!page) throw new S3ServiceError('There is no such bucket', 404, 'NoSuchBucket');
  return page;
}

async function* listAll(client: S3mini, run: Run, prefix: string): AsyncGenerator<ObjectInfo> {
  let token: string | undefined;
  do {
    const page = await run(() => listPage(client, prefix, token));
    for (const { Key, Size, LastModified } of page.objects ?? [])
      yield { key: Key, size: Number(Size), storedAt: new Date(LastModified) };
    token = page.nextContinuationToken;
  } while (token);
}

/** Checks that the bucket is readable and writable at the start, so that the first person who uploads a picture does not discover it. */
async function checkBucket(client: S3mini, run: Run, store: ObjectStore): Promise<void> {
  await run(() => listPage(client, 'check/'));
  const key = `check/${randomUUID()}`;
  await store.put(key, { bytes: Buffer.from(key) });
  const there = await store.open(key);
  await there?.release();
  await store.remove(key);
  if (!there) throw new ObjectStoreError('damaged', 'The bucket does not keep what is stored in it.');
}

type Fault = { status?: number; code?: string };

/** Status and code of an error reply. s3mini parses the code of some, and quotes the reply of all. */
function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return {};
  const isReply = error instanceof S3ServiceError;
  const text = isReply ? (error.body ?? '') : error.message;
  const status = isReply ? error.status : Number(error.message.match(/ failed with status (\d{3})/)?.[1]);
  const code = text.match(/<Code>(\w+)<\/Code>/)?.[1] ?? (isReply ? error.serviceCode : undefined);
  return { ...(status && { status }), ...(code && { code }) };
}

const NO_ACCESS = [
  ...['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'AccessDenied', 'AuthorizationHeaderMalformed'],
  // a bucket in another region, or an expired key
  ...['PermanentRedirect', 'IllegalLocationConstraintException', 'ExpiredToken', 'InvalidToken'],
];

/** Explanations of S3's error codes for the site's operator. */
const MEANING: Record<string, (bucket: Bucket) => ObjectStoreError> = {
  NoSuchBucket: ({ name }) =>
    new ObjectStoreError(
      'no-bucket',
      `There is no bucket "${name}" at the store of MEDIA_URL: make it first.`,
    ),
  RequestTimeTooSkewed: () =>
    new ObjectStoreError('clock', 'The clock of this machine and that of the store differ: set it by NTP.'),
  ...Object.fromEntries(
    NO_ACCESS.map((code) => [
      code,
      ({ name }: Bucket) =>
        new ObjectStoreError(
          'refused',
          `The store refuses the key, the secret or the region of MEDIA_URL for the bucket "${name}" (${code}).`,
        ),
    ]),
  ),
  ...Object.fromEntries(
    ['QuotaExceeded', 'InsufficientStorage', 'XMinioStorageFull', 'EntityTooLarge'].map((code) => [
      code,
      ({ name }: Bucket) => new ObjectStoreError('full', `The bucket "${name}" takes no more (${code}).`),
    ]),
  ),
};

const STATUS_CODES: Record<number, string> = {
  401: 'AccessDenied',
  403: 'AccessDenied',
  507: 'QuotaExceeded',
};

function meaningOf(error: unknown, bucket: Bucket): unknown {
  if (error instanceof ObjectStoreError) return error;
  const { status = 0, code = '' } = faultOf(error);
  const known = MEANING[code] ?? MEANING[STATUS_CODES[status] ?? ''];
  if (known) return known(bucket);
  // the store is reachable but refuses the request
  if (status >= 300 && status < 500 && !isTransient(error)) {
    const message = `The store of MEDIA_URL replies ${status}${code && ` (${code})`} for the bucket "${bucket.name}".`;
    return new ObjectStoreError('refused', message, { cause: error });
  }
  return new ObjectStoreError('away', 'The store of MEDIA_URL does not respond.', { cause: error });
}

/** True for connection errors and an overloaded store, which are worth a retry. A refusal is final. */
function isTransient(error: unknown): boolean {
  if (error instanceof ObjectStoreError) return error.code === 'damaged';
  const { status, code } = faultOf(error);
  // S3 answers 400 if the body arrived too slowly
  if (status === undefined || status === 408 || status === 429 || code === 'RequestTimeout') return true;
  return status >= 500 && status !== 507;
}

async function guarded<T>(bucket: Bucket, policy: RetryPolicy, job: () => Promise<T>): Promise<T> {
  try {
    return await withRetries(policy, isTransient, job);
  } catch (error) {
    throw meaningOf(error, bucket);
  }
}
