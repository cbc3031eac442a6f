import { inEnglish } from '@/lib/platform/language/message';

/** Why a file was refused. The codes are stable; the message is for the person who chose the file. */
export type MediaErrorCode =
  | 'unsupported'
  | 'damaged'
  | 'too-many-pixels'
  | 'too-small'
  | 'store-unavailable'
  | 'disk-full';

export class MediaError extends Error {
  override readonly name = 'MediaError';
  readonly code: MediaErrorCode;
  /** the message with its key and values, for `reply` */
  readonly text: string;
  constructor(code: MediaErrorCode, message: string, options?: ErrorOptions) {
    super(inEnglish(message), options);
    this.code = code;
    this.text = message;
  }
}

/** The system code of a failed file operation. By shape: an error of another realm is not an instance of our Error. */
export function errnoOf(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** A full disk (or quota) as a MediaError; undefined for everything else. */
export function asDiskError(error: unknown): MediaError | undefined {
  const code = errnoOf(error);
  const full = code === 'ENOSPC' || code === 'EDQUOT' || /no space left/i.test(String(error));
  return full
    ? new MediaError('disk-full', 'There is no room left to store pictures.', { cause: error })
    : undefined;
}
