import { mongoError } from '../semantics/errors';
import { typeName } from '../semantics/types';
import { type Document, isDocument } from '../semantics/values';

export const IN_TRANSACTION = new Set(
  'abortTransaction aggregate bulkWrite commitTransaction create createIndexes delete distinct find findAndModify findandmodify getMore insert killCursors update'.split(
    ' ',
  ),
);
export const RETRYABLE_WRITES = new Set(
  'insert update delete findAndModify findandmodify bulkWrite'.split(' '),
);

/** The id of a command's session in hex; null outside sessions. */
export function sessionOf(body: Document): string | null {
  const lsid = body.lsid;
  if (!isDocument(lsid)) return null;
  const id = lsid.id as { buffer?: Uint8Array } | undefined;
  return id?.buffer ? Buffer.from(id.buffer).toString('hex') : null;
}

const invalid = (message: string): Error => mongoError('InvalidOptions', message);

/** Checks a command's session arguments (initializeOperationSessionInfo) on a standalone and on a replica set. */
export function checkSessionArguments(name: string, body: Document, isReplica: boolean): void {
  const [txnNumber, autocommit, startTransaction] = ['txnNumber', 'autocommit', 'startTransaction'].map(
    // null counts as missing
    (field) => body[field] ?? undefined,
  );
  if (txnNumber === undefined && autocommit === undefined && startTransaction === undefined) return;
  for (const [field, value] of Object.entries({ autocommit, startTransaction })) {
    if (value === undefined || typeof value === 'boolean') continue;
    throw mongoError(
      'TypeMismatch',
      `BSON field 'OperationSessionInfoFromClient.${field}' is the wrong type '${typeName(value)}', expected type 'bool'`,
    );
  }
  if (txnNumber !== undefined) {
    if (typeof txnNumber !== 'bigint') {
      throw mongoError(
        'TypeMismatch',
        `BSON field 'OperationSessionInfoFromClient.txnNumber' is the wrong type '${typeName(txnNumber)}', expected type 'long'`,
      );
    }
    if (body.lsid === undefined)
      throw invalid('Transaction number requires a session ID to also be specified');
    if (!isReplica) {
      throw mongoError(
        'IllegalOperation',
        'Transaction numbers are only allowed on a replica set member or mongos',
      );
    }
    if (txnNumber < 0n) throw invalid('Transaction number cannot be negative');
  } else if (autocommit !== undefined) {
    throw invalid("'autocommit' field requires a transaction number to also be specified");
  }
  if (autocommit === undefined && startTransaction !== undefined)
    throw invalid("'startTransaction' field requires 'autocommit' field to also be specified");
  if (autocommit === true) throw invalid('Specifying autocommit=true is not allowed.');
  if (startTransaction === false) throw invalid('Specifying startTransaction=false is not allowed.');
  if (autocommit === undefined) checkRetryable(name);
  else checkWithin(name, body);
}

function checkRetryable(name: string): void {
  if (RETRYABLE_WRITES.has(name)) return;
  if (name === 'commitTransaction' || name === 'abortTransaction')
    throw mongoError(50768, `It is illegal to run command ${name} without autocommit: false.`);
  throw mongoError(
    50768,
    `txnNumber may only be provided for multi-document transactions and retryable write commands. autocommit:false was not provided, and ${name} is not a retryable write command.`,
  );
}

function checkWithin(name: string, body: Document): void {
  const ends = name === 'commitTransaction' || name === 'abortTransaction';
  if (body.writeConcern !== undefined && !ends)
    throw invalid('writeConcern is not allowed within a multi-statement transaction');
  const { readConcern } = body;
  if (!isDocument(readConcern)) return;
  if (body.startTransaction === undefined)
    throw invalid('Only the first command in a transaction may specify a readConcern');
  const { level } = readConcern;
  if (level === undefined || level === 'snapshot' || level === 'local' || level === 'majority') return;
  throw invalid(
    "The readConcern level must be either 'local' (default), 'majority' or 'snapshot' in order to run in a transaction",
  );
}
