import { mongoError } from '../semantics/errors';
import { type Document, docOf } from '../semantics/values';
import type { CommandContext } from './context';
import { checkFields } from './fields';
import { ok } from './reply';

function requireTransaction(context: CommandContext): void {
  const { name, body } = context;
  checkFields(name, body, { recoveryToken: 'object' });
  if (context.db !== 'admin') {
    throw mongoError('Unauthorized', `${name} may only be run against the admin database.`);
  }
  if ((body.txnNumber ?? undefined) === undefined || (body.autocommit ?? undefined) === undefined)
    throw mongoError('CommandFailed', `${name} must be run within a transaction`);
}

export async function commitTransaction(context: CommandContext): Promise<Document> {
  requireTransaction(context);
  context.server.replica?.sessions.commit(context);
  await context.store.durable();
  return ok(docOf({}));
}

export function abortTransaction(context: CommandContext): Document {
  requireTransaction(context);
  context.server.replica?.sessions.abortOf(context);
  return ok(docOf({}));
}
