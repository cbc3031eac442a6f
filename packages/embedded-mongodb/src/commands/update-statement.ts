import { decode } from '../semantics/codec';
import { mongoError } from '../semantics/errors';
import { typeName } from '../semantics/types';
import { type Document, docOf, isDocument, keysOf } from '../semantics/values';
import type { CommandContext } from './context';
import { checkFields, type FieldKind, missingField, truthy } from './fields';
import { filterOf } from './query';

const STATEMENT_FIELDS: Record<string, FieldKind> = {
  q: 'object',
  u: 'any',
  c: 'object',
  multi: 'bool',
  upsert: 'bool',
  collation: 'object',
  arrayFilters: 'array',
  hint: 'hint',
  sort: 'object',
};

export interface UpdateStatement {
  filter: Document;
  update: unknown;
  multi: boolean;
  upsert: boolean;
  arrayFilters: Document[] | undefined;
  hint: unknown;
  sort: Document | null;
  let: Document | undefined;
}

export function statementContext(context: CommandContext, statement: Document): CommandContext {
  if (statement.collation === undefined) return context;
  return context.withCollation(statement.collation);
}

export function parseStatement(raw: Buffer): Document {
  const statement = decode(raw);
  checkFields('update.updates', statement, STATEMENT_FIELDS, false);
  if (statement.q === undefined) throw missingField('update.updates', 'q');
  if (statement.u === undefined) throw missingField('update.updates', 'u');
  checkUpdateArgument(statement.u);
  checkArrayFilters('update.updates', statement.arrayFilters);
  return statement;
}

export function checkUpdateArgument(update: unknown): void {
  if (isDocument(update) || Array.isArray(update)) return;
  throw mongoError('FailedToParse', 'Update argument must be either an object or an array');
}

export function checkArrayFilters(command: string, filters: unknown): void {
  if (!Array.isArray(filters)) return;
  filters.forEach((filter, i) => {
    if (isDocument(filter)) return;
    throw mongoError(
      'TypeMismatch',
      `BSON field '${command}.arrayFilters.${i}' is the wrong type '${typeName(filter)}', expected type 'object'`,
    );
  });
}

export function readStatement(context: CommandContext, statement: Document): UpdateStatement {
  const multi = truthy(statement.multi);
  if (multi && statement.sort !== undefined) {
    throw mongoError('FailedToParse', 'Cannot specify sort with multi=true');
  }
  if (statement.c !== undefined && !Array.isArray(statement.u)) {
    throw mongoError(51198, 'Constant values may only be specified for pipeline updates');
  }
  return {
    filter: filterOf(statement.q),
    update: statement.u,
    multi,
    upsert: truthy(statement.upsert),
    arrayFilters: statement.arrayFilters as Document[] | undefined,
    hint: statement.hint,
    sort: isDocument(statement.sort) ? statement.sort : null,
    let: letOf(context, statement.c),
  };
}

export function letOf(context: CommandContext, constants: unknown): Document | undefined {
  const own = isDocument(context.body.let) ? context.body.let : undefined;
  if (!isDocument(constants)) return own;
  const merged = docOf(own ?? {});
  for (const name of keysOf(constants)) merged[name] = constants[name];
  return merged;
}
