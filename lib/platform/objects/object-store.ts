/** A stored object. `key` is a path of our own, such as `media/images/<id>/800.webp`, and `size` is in bytes. */
export type ObjectInfo = { key: string; size: number; storedAt: Date };

/** An object as a local file until `release` is called. */
export type OpenObject = ObjectInfo & { path: string; release: () => Promise<void> };

/** Source of an object: a local file or bytes. A flushed file that is `isOurs` can be moved instead of copied. */
export type ObjectSource = { path: string; isOurs?: true } | { bytes: Uint8Array };

/**
 * Storage of an installation's files: pictures, videos, encrypted documents, prints and the anchors of the audit log. Every method rejects with
 * ObjectStoreError if the store fails, and with the system's error if the disk fails.
 */
export interface ObjectStore {
  readonly name: 'disk' | 's3';
  /** Stores the complete object and replaces an existing one. Readers never see half of it. */
  put(key: string, source: ObjectSource, contentType?: string): Promise<void>;
  /** Undefined if there is none. */
  stat(key: string): Promise<ObjectInfo | undefined>;
  /** The object as a file with the stored bytes. Undefined if there is none. */
  open(key: string): Promise<OpenObject | undefined>;
  /** Removing a missing object succeeds. */
  remove(key: string): Promise<void>;
  /** All objects whose key starts with `prefix`, which ends with a slash. */
  list(prefix: string): AsyncIterable<ObjectInfo>;
  /** An address that reads the object without credentials for this many seconds. Undefined if the site itself has to send it. */
  readAddress(key: string, seconds: number): Promise<string | undefined>;
  /** Rejects unless the store is readable and writable. Called at the start. */
  check(): Promise<void>;
}

/** Reasons for a store's failure. The codes are stable. The message is for the site's operator. */
export type ObjectStoreCode = 'no-bucket' | 'refused' | 'clock' | 'full' | 'away' | 'damaged';

export class ObjectStoreError extends Error {
  override readonly name = 'ObjectStoreError';
  readonly code: ObjectStoreCode;
  constructor(code: ObjectStoreCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Names that are valid on every disk and in every bucket. */
const KEY = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/** Returns the key, or throws if it could leave its folder, so that client input never becomes a key unchecked. */
export function checkedKey(key: string): string {
  if (key.length > 500 || !KEY.test(key)) throw new Error(`This is no key of an object: ${key.slice(0, 80)}`);
  return key;
}

export async function removeAll(store: ObjectStore, prefix: string): Promise<number> {
  let removed = 0;
  for await (const { key } of store.list(prefix)) {
    await store.remove(key);
    removed++;
  }
  return removed;
}
