import type { Document } from './values';

/**
 * Names and numbers of MongoDB's error codes (src/mongo/base/error_codes.yml). A bare assertion in the server has the code
 * name `Location<number>`, and `mongoError` accepts either form.
 */
const ERROR_CODES: Readonly<Record<string, number>> = {
  InternalError: 1,
  BadValue: 2,
  NoSuchKey: 4,
  FailedToParse: 9,
  Unauthorized: 13,
  TypeMismatch: 14,
  AuthenticationFailed: 18,
  Overflow: 15,
  InvalidLength: 16,
  IllegalOperation: 20,
  InvalidBSON: 22,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  MaxTimeMSExpired: 50,
  DollarPrefixedFieldName: 52,
  InvalidIdField: 53,
  NotSingleValueField: 54,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  OperationFailed: 96,
  UnknownReplWriteConcern: 79,
  UnsatisfiableWriteConcern: 100,
  WriteConflict: 112,
  ConflictingOperationInProgress: 117,
  NotAReplicaSet: 123,
  CommandFailed: 125,
  CommandNotSupported: 115,
  ExceededMemoryLimit: 146,
  QueryPlanKilled: 175,
  CannotIndexParallelArrays: 171,
  IncompatibleCollationVersion: 161,
  InvalidPipelineOperator: 168,
  AmbiguousIndexKeyPattern: 181,
  InvalidIndexSpecificationOption: 197,
  InvalidUUID: 207,
  IncompleteTransactionHistory: 217,
  QueryFeatureNotAllowed: 224,
  TransactionTooOld: 225,
  SnapshotTooOld: 239,
  NoSuchTransaction: 251,
  TransactionCommitted: 256,
  OperationNotSupportedInTransaction: 263,
  APIVersionError: 322,
  MaxSubPipelineDepthExceeded: 232,
  ConversionFailure: 241,
  QueryExceededMemoryLimitNoDiskUseAllowed: 292,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  InterruptedAtShutdown: 11600,
  Interrupted: 11601,
  MergeStageNoMatchingDocument: 13113,
};

const CODE_NAMES = new Map(Object.entries(ERROR_CODES).map(([name, code]) => [code, name]));

function codeNameOf(code: number): string {
  return CODE_NAMES.get(code) ?? `Location${code}`;
}

/** An error that a client sees: `{ok: 0, errmsg, code, codeName, ...extra}`. */
export class MongoError extends Error {
  readonly code: number;
  readonly codeName: string;
  readonly extra: Document | undefined;

  constructor(code: number, codeName: string, message: string, extra?: Document) {
    super(message);
    this.name = 'MongoError';
    this.code = code;
    this.codeName = codeName;
    this.extra = extra;
  }
}

/** Makes an error, as in `mongoError('BadValue', …)`, `mongoError(16410, …)` or `mongoError('Location16410', …)`. */
export function mongoError(codeName: string | number, message: string, extra?: Document): MongoError {
  if (typeof codeName === 'number') return new MongoError(codeName, codeNameOf(codeName), message, extra);
  const known = ERROR_CODES[codeName];
  if (known !== undefined) return new MongoError(known, codeName, message, extra);
  const location = /^Location(\d+)$/.exec(codeName);
  if (location) return new MongoError(Number(location[1]), codeNameOf(Number(location[1])), message, extra);
  throw new TypeError(`unknown error code name ${codeName}`);
}
