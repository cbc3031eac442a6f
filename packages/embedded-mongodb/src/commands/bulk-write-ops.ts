import { decode } from '../semantics/codec';
import { mongoError } from '../semantics/errors';
import { type Document, isDocument, keysOf } from '../semantics/values';
import { checkFields, type FieldKind, integer, missingField, truthy } from './fields';
import { checkArrayFilters, checkUpdateArgument } from './update-statement';

type OperationKind = 'insert' | 'update' | 'delete';

export interface Operation {
  kind: OperationKind;
  op: Document;
  target: number;
}

const FIELDS: Record<OperationKind, Record<string, FieldKind>> = {
  insert: { document: 'object' },
  update: {
    filter: 'object',
    updateMods: 'any',
    multi: 'bool',
    upsert: 'bool',
    upsertSupplied: 'bool',
    arrayFilters: 'array',
    constants: 'object',
    hint: 'hint',
    collation: 'object',
    sort: 'object',
  },
  delete: { filter: 'object', multi: 'bool', hint: 'hint', collation: 'object' },
};
const REQUIRED: Record<OperationKind, string[]> = {
  insert: ['document'],
  update: ['filter', 'updateMods'],
  delete: ['filter'],
};

/** Parses and checks an operation. A malformed one refuses the whole command before anything is written. */
export function parseOperation(raw: Buffer, namespaces: number): Operation {
  const op = decode(raw);
  const kind = keysOf(op)[0] ?? '';
  if (kind !== 'insert' && kind !== 'update' && kind !== 'delete') {
    throw mongoError('FailedToParse', `Unrecognized bulk write operation '${kind}'`);
  }
  const name = `bulkWrite.${kind}`;
  const { [kind]: target, ...rest } = op;
  checkFields(name, rest, FIELDS[kind], false);
  for (const field of REQUIRED[kind]) if (rest[field] === undefined) throw missingField(name, field);
  const at = integer(target, -1);
  if (at < 0 || at >= namespaces) {
    throw mongoError('BadValue', `BulkWrite ops entry has an invalid nsInfo index ${String(target)}`);
  }
  if (kind === 'update') checkUpdate(op);
  return { kind, op, target: at };
}

function checkUpdate(op: Document): void {
  checkUpdateArgument(op.updateMods);
  checkArrayFilters('bulkWrite.update', op.arrayFilters);
  if (isDocument(op.sort) && truthy(op.multi)) {
    throw mongoError('FailedToParse', 'Cannot specify sort with multi=true');
  }
  if (op.constants !== undefined && !Array.isArray(op.updateMods)) {
    throw mongoError(51198, 'Constant values may only be specified for pipeline updates');
  }
}
