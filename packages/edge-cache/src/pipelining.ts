import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that may wait behind a response. Browsers send none ahead, load generators a few dozen. */
const MAX_WAITING = 64;

type Connection = { last: ServerResponse; waiting: number };
const connections = new WeakMap<Socket, Connection>();

/** False when the connection asks for too much ahead: Node parses a whole piece of 64 KB before it looks whether the client reads. */
export function mayWait({ socket }: IncomingMessage, response: ServerResponse): boolean {
  const connection = connections.get(socket);
  if (!connection) {
    connections.set(socket, { last: response, waiting: 0 });
    return true;
  }
  const isFirst = connection.last.writableFinished;
  connection.last = response;
  if (isFirst) return true;
  connection.waiting++;
  response.once('close', () => connection.waiting--);
  if (connection.waiting > MAX_WAITING) socket.destroy();
  return !socket.destroyed;
}
