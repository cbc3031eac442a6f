import { checkSignedIn } from '../commands/authentication';
import { CommandContext } from '../commands/context';
import { checkGenericArguments } from '../commands/generic-arguments';
import { type Handler, handlerFor } from '../commands/registry';
import { asMongoError, errorReply, RawReply, type Reply } from '../commands/reply';
import { withClusterTime } from '../replica/cluster-reply';
import { errorLabels, unmetConcern } from '../replica/error-labels';
import { checkSessionArguments } from '../replica/session-arguments';
import type { Sessions } from '../replica/sessions';
import { decode, encode } from '../semantics/codec';
import { mongoError } from '../semantics/errors';
import { type Document, docOf, isDocument, keysOf, setField } from '../semantics/values';
import { msgReply, OP_QUERY, queryReply, type Request, writeMsgHead } from '../wire/messages';
import { BSON, eachField } from '../wire/raw-bson';
import type { CommandFailure } from './fail-points';
import type { ConnectionInfo } from './running-command';
import type { ServerState } from './state';

/** Thrown to cut the connection if a fail point asks for it. */
export class CloseConnection extends Error {}

let nextOpId = 1;

/** Fields with documents that are stored unchanged, so that decoding them would be wasted work. */
const STORED_RAW: Record<string, string> = { insert: 'documents' };

/** Runs one request and returns its reply, or null if the client wants none. */
export async function dispatch(
  server: ServerState,
  connection: ConnectionInfo,
  request: Request,
): Promise<Buffer | null> {
  server.counters.requests++;
  server.counters.bytesIn += request.body.length;
  const plain = await replyTo(server, connection, request);
  const reply = server.replica ? withClusterTime(plain, server.replica.set) : plain;
  if (request.moreToCome) return null;
  const bytes = toMessage(reply, request);
  server.counters.bytesOut += bytes.length;
  return bytes;
}

/** The answer to a frame whose documents are nested too deeply. Like MongoDB, the server keeps such a connection open. */
export function tooDeepReply(requestId: number, error: Error): Buffer {
  return errorMessage(requestId, mongoError('Overflow', error.message));
}

export function errorMessage(requestId: number, error: unknown): Buffer {
  return msgReply(encode(errorReply(asMongoError(error))), requestId);
}

function toMessage(reply: Reply, request: Request): Buffer {
  if (reply instanceof RawReply) {
    if (request.opCode === OP_QUERY) return queryReply(reply.bytes.subarray(reply.lead), request.requestId);
    writeMsgHead(reply.bytes, reply.bytes.length - reply.lead, request.requestId);
    return reply.bytes;
  }
  const document = encode(reply);
  return request.opCode === OP_QUERY
    ? queryReply(document, request.requestId)
    : msgReply(document, request.requestId);
}

async function replyTo(server: ServerState, connection: ConnectionInfo, request: Request): Promise<Reply> {
  let context: CommandContext | null = null;
  try {
    context = openContext(server, connection, request);
    checkSignedIn(context);
    const failure = server.failPoints.onCommand(context);
    if (failure) await beforeCommand(failure);
    if (failure?.error) throw failure.error;
    server.running.set(context.opId, context);
    if (server.failPoints.active) context.checkInterrupt();
    const reply = await run(server, context);
    if (!failure?.writeConcernError) return reply;
    const failed = withConcernError(reply, failure.writeConcernError);
    if (!failure.errorLabels) return withLabels(failed, context, failure.writeConcernError);
    if (!(failed instanceof RawReply)) setField(failed, 'errorLabels', failure.errorLabels);
    return failed;
  } catch (error) {
    if (error instanceof CloseConnection) throw error;
    const known = asMongoError(error);
    if (known.code === 1 && error instanceof Error) {
      server.log(`internal error in ${context?.name ?? 'a command'}: ${error.stack}`);
    }
    if (context) server.replica?.sessions.failed(context);
    const reply = errorReply(known);
    return context && !('errorLabels' in reply) ? withLabels(reply, context, reply) : reply;
  } finally {
    if (context) server.running.delete(context.opId);
  }
}

function run(server: ServerState, context: CommandContext): Promise<Reply> | Reply {
  const handler = handlerFor(context.name, server.testCommands);
  return server.replica ? runInSession(server.replica.sessions, handler, context) : handler(context);
}

async function runInSession(sessions: Sessions, handler: Handler, context: CommandContext): Promise<Reply> {
  const known = sessions.enter(context);
  if (known) return known;
  const reply = await handler(context);
  sessions.leave(context, reply);
  return withUnmetConcern(reply, context.body.writeConcern);
}

/** Adds the error of a write concern that a set of one member cannot meet. The write itself was carried out. */
function withUnmetConcern(reply: Reply, concern: unknown): Reply {
  const unmet = unmetConcern(concern);
  return unmet ? withConcernError(reply, unmet) : reply;
}

/** Adds the labels by which a replica set's clients decide on a retry. */
function withLabels(reply: Reply, context: CommandContext, error: Document): Reply {
  if (!context.server.replica || reply instanceof RawReply || typeof error.code !== 'number') return reply;
  const labels =
    concernWithin(context, reply) || (isDocument(error) && Array.isArray(error.errorLabels))
      ? []
      : errorLabels(context.name, context.body, error.code);
  if (labels.length > 0) setField(reply, 'errorLabels', labels);
  return reply;
}

/** True if the write concern applies. In a transaction it applies to its end, not to its steps. */
function concernWithin({ name, body }: CommandContext, reply: Document): boolean {
  const ends = name === 'commitTransaction' || name === 'abortTransaction';
  return reply.ok === 1 && body.autocommit === false && !ends;
}

async function beforeCommand(failure: CommandFailure): Promise<void> {
  if (failure.blockMs > 0) await new Promise((resolve) => setTimeout(resolve, failure.blockMs));
  if (failure.closeConnection) throw new CloseConnection();
}

/** Returns a copy, because a session keeps the reply for a retry, which reports its own concern. */
function withConcernError(reply: Reply, error: Document): Reply {
  const fields = reply instanceof RawReply ? decode(reply.bytes.subarray(reply.lead)) : reply;
  return docOf({ ...fields, writeConcernError: error });
}

function openContext(server: ServerState, connection: ConnectionInfo, request: Request): CommandContext {
  const name = commandName(request.body);
  const body = decode(withoutStored(request.body, STORED_RAW[name]));
  const wrapped = request.opCode === OP_QUERY && name === '$query';
  const document = wrapped ? (body.$query as Document) : body;
  const command = wrapped ? (keysOf(document)[0] ?? '') : name;
  const db = request.database ?? document.$db;
  if (typeof db !== 'string') throw mongoError(40571, 'OP_MSG requests require a $db argument');
  // an unknown command is reported as unknown, even if it has other faults
  handlerFor(command, server.testCommands);
  checkGenericArguments(command, document, server.replica !== null);
  checkSessionArguments(command, document, server.replica !== null);
  return new CommandContext(server, connection, request, command, db, document, nextOpId++);
}

function commandName(body: Buffer): string {
  if (body[4] === 0) throw mongoError('FailedToParse', 'empty command document');
  return body.toString('utf8', 5, body.indexOf(0, 5));
}

/** The command without the named array, which the handler reads from the request's bytes. */
function withoutStored(body: Buffer, name: string | undefined): Buffer {
  if (!name) return body;
  let start = -1;
  let end = -1;
  eachField(body, 0, (type, nameAt, value, next) => {
    const nameEnd = nameAt + name.length;
    if (type !== BSON.array || body[nameEnd] !== 0 || body.toString('latin1', nameAt, nameEnd) !== name)
      return;
    start = nameAt - 1;
    end = next;
    void value;
  });
  if (start < 0) return body;
  const out = Buffer.allocUnsafe(body.length - (end - start));
  body.copy(out, 0, 0, start);
  body.copy(out, start, end);
  out.writeInt32LE(out.length, 0);
  return out;
}
