import { inEnglish } from '@/lib/platform/language/message';
import { ObjectStoreError } from './object-store';

/** Reasons for refusing a file. The codes are stable. The message is for the person who chose the file. */
export type MediaErrorCode =
  | 'unsupported'
  | 'damaged'
  | 'too-many-pixels'
  | 'too-small'
  | 'store-unavailable';

export class MediaError extends Error {
  override readonly name = 'MediaError';
  readonly code: MediaErrorCode;
  /** The message with its key and values, for `reply`. */
  readonly text: string;
  constructor(code: MediaErrorCode, message: string, options?: ErrorOptions) {
    super(inEnglish(message), options);
    this.code = code;
    this.text = message;
  }
}

/** The system code of a failed file operation. It checks the shape, because an error of another realm is not an instance of our Error. */
export function errnoOf(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** Retry delay while the disk is full, because a person has to make room. */
export const REFUSED_RETRY_SECONDS = 300;

export const NO_ROOM = 'There’s no space left for files. Please try again later';
export const STORE_AWAY = 'The picture store isn’t responding. Please try again later.';
const NOT_WRITABLE = 'Files cannot be stored at the moment. Please try again later';

/** Matches a full disk. libvips passes on the system's message without its code. */
const FULL = /^(?:ENOSPC|EDQUOT)$|system error: No space left on device$/m;
const LOCKED = /^EROFS$|system error: (?:Read-only file system|Permission denied)$/m;
const FORBIDDEN = ['EACCES', 'EPERM'];
const WRITES = ['open', 'write', 'mkdir', 'mkdtemp', 'rename', 'copyfile', 'unlink', 'fsync'];

/** A message for the person whose file could not be written to or read from a disk or bucket. Undefined for other errors. */
export function refusedWrite(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if (error instanceof ObjectStoreError) {
    // a retry does not help with a damaged object
    if (error.code === 'damaged') return undefined;
    return error.code === 'full' ? NO_ROOM : STORE_AWAY;
  }
  const said = errnoOf(error) ?? String(error);
  if (FULL.test(said)) return NO_ROOM;
  const isForbidden =
    FORBIDDEN.includes(said) && 'syscall' in error && WRITES.includes(String(error.syscall));
  if (LOCKED.test(said) || isForbidden) return NOT_WRITABLE;
  return 'cause' in error ? refusedWrite(error.cause) : undefined;
}
