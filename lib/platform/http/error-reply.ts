import { Error as MongooseError, mongo } from 'mongoose';
import { type ZodError, z } from 'zod';
import { DUPLICATE_KEY } from '@/lib/platform/db/connect';
import { AppError, type Issue, keyed } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log/log';
import { REFUSED_RETRY_SECONDS, refusedWrite } from '@/lib/platform/objects/errors';
import { jsonReply } from './json-reply';

/** Retry delay, because a killed database is back within seconds. */
const UNREACHABLE_RETRY_SECONDS = 5;

function issuesOf(error: ZodError): Issue[] {
  return error.issues.map((issue) => ({ path: issue.path.map(String).join('.'), message: issue.message }));
}

/** Converts a thrown value to an error reply. Anything unknown is our own fault and gives a 500 without details. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof z.ZodError) {
    return new AppError('invalid', error.issues[0]?.message, { cause: error, issues: issuesOf(error) });
  }
  return fromDatabase(error) ?? fromDisk(error) ?? new AppError('internal', undefined, { cause: error });
}

/** True for a connection lost during a call. The driver passes some of these errors on unchanged from the socket. */
const isBrokenConnection = (error: unknown): boolean =>
  error instanceof Error &&
  ['EPIPE', 'ECONNRESET', 'ECONNREFUSED'].includes(String((error as NodeJS.ErrnoException).code));

/** True for the error of several writes without any reply from the server. */
const isBrokenBulk = (error: unknown): boolean =>
  error instanceof mongo.MongoBulkWriteError &&
  error.code === undefined &&
  [error.writeErrors].flat().length === 0;

/** Codes for OutOfDiskSpace, and for FileStreamFailed of the embedded database. Nothing was written. */
const NOT_WRITTEN: unknown[] = [14031, 39];
const isNotWritten = (error: unknown): boolean =>
  error instanceof mongo.MongoServerError && NOT_WRITTEN.includes(error.code);

function fromDatabase(error: unknown): AppError | undefined {
  if (error instanceof MongooseError.CastError) return new AppError('invalid', undefined, { cause: error });
  if (error instanceof MongooseError.ValidationError) {
    const issues = Object.entries(error.errors).map(([path, e]) => ({ path, message: e.message }));
    return new AppError('invalid', issues[0]?.message, { cause: error, issues });
  }
  if (error instanceof MongooseError.VersionError)
    return new AppError('conflict', undefined, { cause: error });
  if (error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY) {
    return new AppError('conflict', 'This already exists', { cause: error });
  }
  const unreachable =
    isBrokenConnection(error) ||
    isBrokenBulk(error) ||
    error instanceof MongooseError.MongooseServerSelectionError ||
    error instanceof mongo.MongoNetworkError ||
    error instanceof mongo.MongoServerSelectionError;
  const retryAfter = isNotWritten(error) ? REFUSED_RETRY_SECONDS : unreachable && UNREACHABLE_RETRY_SECONDS;
  return retryAfter ? new AppError('unavailable', undefined, { cause: error, retryAfter }) : undefined;
}

function fromDisk(error: unknown): AppError | undefined {
  const words = refusedWrite(error);
  return words
    ? new AppError('unavailable', words, { cause: error, retryAfter: REFUSED_RETRY_SECONDS })
    : undefined;
}

/** The reply to a failed request, in the form `{message, code, requestId, key?, values?, issues?, details?}`. Logs errors that need attention. */
export function errorReply(thrown: unknown, requestId: string, where: string): Response {
  const error = toAppError(thrown);
  if (error.status >= 500)
    log.error({ requestId, where, status: error.status, err: thrown }, 'request failed');
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (error.retryAfter !== undefined) headers.set('retry-after', String(Math.ceil(error.retryAfter)));
  const { code, issues, details } = error;
  const body = { ...keyed(error.text), code, requestId, issues, details };
  return jsonReply(body, { status: error.status, headers });
}
