import type { OpenCursor } from '../cursors/cursor-registry';
import { sessionOf } from '../replica/session-arguments';
import { mongoError } from '../semantics/errors';
import { typeName } from '../semantics/types';
import { type Document, docOf } from '../semantics/values';
import { cursorReply } from '../wire/document-writer';
import type { CommandContext } from './context';
import { checkFields, integer, nonNegative } from './fields';
import { LEAD } from './first-batch';
import { ok, RawReply, type Reply } from './reply';

export async function getMore(context: CommandContext): Promise<Reply> {
  const { body } = context;
  checkFields('getMore', body, {
    collection: 'string',
    batchSize: 'number',
    term: 'number',
    lastKnownCommittedOpTime: 'object',
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
  if (body.maxTimeMS !== undefined && body.maxTimeMS !== null && !cursor.awaitData) {
    context.cursors.release(cursor);
    throw mongoError('BadValue', 'cannot set maxTimeMS on getMore command for a non-awaitData cursor');
  }
  if (cursor.awaitData) context.setDeadline(undefined);
  else context.setDeadline(cursor.maxTimeMS);
  try {
    const documents = await nextDocuments(context, cursor, batchSize || Number.POSITIVE_INFINITY);
    const more = !cursor.stream.exhausted && !cursor.killed;
    if (!more) cursor.killed = true;
    const token = cursor.resumeToken?.();
    if (token) await context.store.durable();
    return new RawReply(cursorReply(documents, false, more ? cursor.id : 0n, ns, LEAD, token), LEAD);
  } catch (error) {
    cursor.killed = true;
    throw error;
  } finally {
    context.cursors.release(cursor);
  }
}

/** A cursor belongs to the session that it was opened in. */
function otherSession(id: bigint, opened: string | null, given: string | null): Error {
  const code = opened === null ? 50736 : given === null ? 50737 : 50738;
  return mongoError(
    code,
    `Cannot run getMore on cursor ${id}, which was created in session ${opened ?? 'none'}, in session ${given ?? 'none'}`,
  );
}

const TAIL_WAIT_MS = 1000;
const TAIL_POLL_MS = 20;

/** A tailable cursor with awaitData delays its reply until there is data, or its time is up. */
async function nextDocuments(context: CommandContext, cursor: OpenCursor, count: number): Promise<Buffer[]> {
  const until = Date.now() + integer(context.body.maxTimeMS, TAIL_WAIT_MS);
  for (;;) {
    const documents = await cursor.stream.batch(count, context);
    if (documents.length > 0 || !cursor.awaitData || !cursor.stream.tailable) return documents;
    if (Date.now() >= until || cursor.killed) return documents;
    await new Promise((resolve) => setTimeout(resolve, TAIL_POLL_MS));
    context.checkInterrupt();
  }
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
  // the number alone identifies a cursor: the collection is not checked
  for (const id of body.cursors as bigint[]) (context.cursors.kill(id, null) ? killed : missing).push(id);
  return ok(docOf({ cursorsKilled: killed, cursorsNotFound: missing, cursorsAlive: [], cursorsUnknown: [] }));
}
