import { MongoError, mongoError } from '../semantics/errors';

/** The error for a change that another open transaction blocks, or has made meanwhile. */
export function writeConflict(): MongoError {
  return mongoError(
    'WriteConflict',
    'Write conflict during plan execution and yielding is disabled. :: Please retry your operation or multi-document transaction.',
  );
}

export function isWriteConflict(error: unknown): boolean {
  return error instanceof MongoError && error.codeName === 'WriteConflict';
}
