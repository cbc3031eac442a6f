import { sessionOf } from '../replica/session-arguments';
import { mongoError } from '../semantics/errors';
import { typeName } from '../semantics/types';
import { type Document, docOf } from '../semantics/values';
import { cursorReply } from '../wire/document-writer';
import type { CommandContext } from './context';
import { checkFields, nonNegative } from './fields';
import { LEAD } from './first-batch';
import { ok, RawReply, type Reply } from './reply';

export async function getMore(context: CommandContext): Promise<Reply> {
  const { body } = context;
  checkFields('getMore', body, {
    collection: 'string',
    batchSize: 'number',
  });
  const id = body.getMore;
  if (typeof id !== 'bigint') {
    throw mongoError(
      'TypeMismatch',
      `BSON field 'getMore.getMore' is the wrong type '${typeName(id)}', expected type 'long'`,
    );
  }
  if (typeof body.collection !== 'string') {
    throw mongoError(40414, "BSON field 'getMore.collection' is missing but a required field");
  }
  if (body.collection === '') {
    throw mongoError('InvalidNamespace', 'Collection names cannot be empty');
  }
  const batchSize = nonNegative('getMore', 'batchSize', body.batchSize, 0);
  const ns = `${context.db}.${body.collection}`;
  const cursor = context.cursors.acquire(id, ns);
  const session = sessionOf(body);
  if (cursor.session !== session) {
    context.cursors.release(cursor);
    throw otherSession(id, cursor.session, session);
  }
  if (body.maxTimeMS !== undefined && body.maxTimeMS !== null) {
    context.cursors.release(cursor);
    throw mongoError('BadValue', 'cannot set maxTimeMS on getMore command for a non-awaitData cursor');
  }
  context.setDeadline(cursor.maxTimeMS);
  try {
    const documents = await cursor.stream.batch(batchSize || Number.POSITIVE_INFINITY, context);
    const more = !cursor.stream.exhausted && !cursor.killed;
    if (!more) cursor.killed = true;
    return new RawReply(cursorReply(documents, false, more ? cursor.id : 0n, ns, LEAD), LEAD);
  } catch (error) {
    cursor.killed = true;
    throw error;
  } finally {
    context.cursors.release(cursor);
  }
}

function otherSession(id: bigint, opened: string | null, given: string | null): Error {
  const code = opened === null ? 50736 : given === null ? 50737 : 50738;
  return mongoError(
    code,
    `Cannot run getMore on cursor ${id}, which was created in session ${opened ?? 'none'}, in session ${given ?? 'none'}`,
  );
}

export function killCursors(context: CommandContext): Document {
  const { body } = context;
  checkFields('killCursors', body, { cursors: 'array' });
  context.collectionName();
  if (!Array.isArray(body.cursors)) {
    throw mongoError(40414, "BSON field 'killCursors.cursors' is missing but a required field");
  }
  const killed: unknown[] = [];
  const missing: unknown[] = [];
  for (const [i, id] of body.cursors.entries()) {
    if (typeof id === 'bigint') continue;
    throw mongoError(
      'TypeMismatch',
      `BSON field 'killCursors.cursors.${i}' is the wrong type '${typeName(id)}', expected type 'long'`,
    );
  }
  // the number alone identifies a cursor, so the collection is not checked
  for (const id of body.cursors as bigint[]) (context.cursors.kill(id, null) ? killed : missing).push(id);
  return ok(docOf({ cursorsKilled: killed, cursorsNotFound: missing, cursorsAlive: [], cursorsUnknown: [] }));
}
