import type { MessageValues } from './language/icu';
import { inEnglish, readMessage } from './language/message';

/** All failures of a request with their HTTP status. Clients can rely on the code, but not on the text. */
export const ERROR_STATUS = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  csrf: 403,
  step_up: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_type: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** One invalid field. `path` is dotted, like the form's field names. `message` is in English, and `key` and `values` are for translating it. */
export type Issue = { path: string; message: string; key?: string; values?: MessageValues };

/** Splits a text into the English message and the parts for translating it. */
export function keyed(text: string): Pick<Issue, 'message' | 'key' | 'values'> {
  const { key, values } = readMessage(text);
  return values ? { message: inEnglish(text), key, values } : { message: text };
}

const DEFAULT_MESSAGE: Record<ErrorCode, string> = {
  invalid: 'The request is not valid',
  unauthenticated: 'Please sign in to continue',
  forbidden: 'You are not allowed to do this',
  csrf: 'This page is out of date. Please reload it and try again',
  step_up: 'Please confirm it’s you',
  not_found: 'Not found',
  method_not_allowed: 'This method is not allowed here',
  conflict: 'Someone changed this in the meantime. Please reload and try again',
  gone: 'This is no longer available',
  too_large: 'The request is too large',
  unsupported_type: 'This content type is not supported',
  rate_limited: 'Too many attempts. Please try again later',
  internal: 'Something went wrong on our side. Please try again',
  unavailable: 'The service is not available at the moment. Please try again',
};

export type AppErrorOptions = {
  cause?: unknown;
  issues?: Issue[];
  /** Seconds, sent as Retry-After. */
  retryAfter?: number;
  /** Data that the client needs to continue, such as the stored version in a conflict; it is sent unchanged, so it must be a DTO. */
  details?: Record<string, unknown>;
};

/** The only error that code throws on purpose. Its message is meant for the reader. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** The message with its key and values, for `reply`. */
  readonly text: string;
  readonly issues: Issue[] | undefined;
  readonly retryAfter: number | undefined;
  readonly details: Record<string, unknown> | undefined;

  constructor(code: ErrorCode, message: string = DEFAULT_MESSAGE[code], options: AppErrorOptions = {}) {
    super(inEnglish(message), { cause: options.cause });
    this.text = message;
    this.name = 'AppError';
    this.code = code;
    this.issues = options.issues?.map((issue) => ({ ...issue, ...keyed(issue.message) }));
    this.retryAfter = options.retryAfter;
    this.details = options.details;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

export const fieldError = (code: 'forbidden' | 'invalid', path: string, message: string): AppError =>
  new AppError(code, message, { issues: [{ path, message }] });

/** The same error for missing ids and for other people's, so that it does not reveal which exist. */
export function notFound(what = 'Not found'): AppError {
  return new AppError('not_found', what);
}
