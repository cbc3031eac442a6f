import 'server-only';
import { join } from 'node:path';
import { env } from '@/lib/platform/env';
import { createDiskObjects } from './disk';
import { readMediaUrl } from './media-address';
import type { ObjectStore } from './object-store';

let store: Promise<ObjectStore> | undefined;

/** The store at an address (`s3://…`) or in a local folder. Downloads go to `temporary`. */
export async function objectStoreAt(address: string, temporary: string): Promise<ObjectStore> {
  const bucket = readMediaUrl(address);
  // loads the client only for a bucket
  return bucket
    ? (await import('./s3')).createS3Objects(bucket, temporary)
    : createDiskObjects(address.replace(/^file:\/\//, ''));
}

/** This installation's store: the bucket of `MEDIA_URL`, or else the folder `DATA_DIR`. */
export function objectStore(): Promise<ObjectStore> {
  const { MEDIA_URL, DATA_DIR } = env();
  store ??= objectStoreAt(MEDIA_URL ?? DATA_DIR, join(/*turbopackIgnore: true*/ DATA_DIR, 'tmp'));
  return store;
}
