/** One stored object. `key` is a path of our own making, such as `media/images/<id>/800.webp`; `size` is in bytes. */
export type ObjectInfo = { key: string; size: number; storedAt: Date };

/** An object as a file of this machine, until `release` is called. */
export type OpenObject = ObjectInfo & { path: string; release: () => Promise<void> };

/** The source of an object: a file of this machine, or bytes. A file that is `isOurs`, and flushed, may be moved in place of copied. */
export type ObjectSource = { path: string; isOurs?: true } | { bytes: Uint8Array };

/**
 * Where the files of an installation live: pictures, videos, encrypted documents, prints and the anchors of the audit log. Every
 * method rejects with ObjectStoreError when the store does not do its work, and with the system's error when the disk does not.
 */
export interface ObjectStore {
  readonly name: 'disk' | 's3';
  /** Stores the whole object in place of what was there; nobody reads half of it. */
  put(key: string, source: ObjectSource, contentType?: string): Promise<void>;
  /** Undefined when there is none. */
  stat(key: string): Promise<ObjectInfo | undefined>;
  /** The object as a file with the bytes that were stored; undefined when there is none. */
  open(key: string): Promise<OpenObject | undefined>;
  /** Removing what is not there succeeds. */
  remove(key: string): Promise<void>;
  /** Everything whose key begins with `prefix`, which ends with a slash. */
  list(prefix: string): AsyncIterable<ObjectInfo>;
  /** An address that reads the object without a key of ours, for so many seconds; undefined where the site itself must send it. */
  readAddress(key: string, seconds: number): Promise<string | undefined>;
  /** Rejects unless it can be written to and read from: asked at the start. */
  check(): Promise<void>;
}

/** Why a store does not do its work. The codes are stable; the message is for who runs the site. */
export type ObjectStoreCode = 'no-bucket' | 'refused' | 'clock' | 'full' | 'away' | 'damaged';

export class ObjectStoreError extends Error {
  override readonly name = 'ObjectStoreError';
  readonly code: ObjectStoreCode;
  constructor(code: ObjectStoreCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Names that are the same on every disk and in every bucket. */
const KEY = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/** The key itself. Throws for one that could leave its folder: nothing of a client's input becomes a key unchecked. */
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
