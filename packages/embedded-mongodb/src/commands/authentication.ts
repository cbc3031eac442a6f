import { Binary } from 'bson';
import { mongoError } from '../semantics/errors';
import { type Document, docOf } from '../semantics/values';
import { ServerExchange } from '../server/scram';
import type { CommandContext } from './context';
import { ok } from './reply';

const MECHANISM = 'SCRAM-SHA-256';

/** Commands that a connection may send before it signs in. */
const OPEN = new Set(['hello', 'isMaster', 'ismaster', 'saslStart', 'saslContinue']);

/** Throws if a server with a password gets the command from a connection that has not signed in. */
export function checkSignedIn({ server, connection, name }: CommandContext): void {
  if (!server.credentials || connection.isSignedIn || OPEN.has(name)) return;
  throw mongoError('Unauthorized', `Command ${name} requires authentication`);
}

function payloadOf(body: Document): string {
  const { payload } = body;
  return payload instanceof Binary ? Buffer.from(payload.value()).toString('utf8') : '';
}

const step = (message: string, done: boolean) =>
  ok(docOf({ conversationId: 1, done, payload: new Binary(Buffer.from(message)) }));

export function saslStart({ server, connection, body }: CommandContext): Document {
  if (body.mechanism !== MECHANISM || !server.credentials)
    throw mongoError(334, `Unsupported mechanism: this server knows ${MECHANISM}`);
  connection.exchange = new ServerExchange(server.credentials, payloadOf(body));
  return step(connection.exchange.firstReply, false);
}

/** Continues the exchange. Drivers that did not ask to skip it send an empty message after the last one, and get `done` again. */
export function saslContinue({ connection, body }: CommandContext): Document {
  const { exchange } = connection;
  if (connection.isSignedIn && !exchange) return step('', true);
  if (!exchange) throw mongoError(17, 'No SASL session state found');
  connection.exchange = null;
  const last = exchange.finish(payloadOf(body));
  connection.isSignedIn = true;
  return step(last, true);
}
