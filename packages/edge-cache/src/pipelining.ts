import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that may wait behind an answer. Browsers send none ahead, measuring programs a few dozen. */
const MAX_WAITING = 64;

const waiting = new WeakMap<Socket, number>();

/**
 * Node reads on until a client's piece of 64 KB is used up, however many requests are in it: two thousand of the shortest, with a
 * head of two kilobytes waiting for each, for every connection that sends them and reads nothing. So a connection that asks for
 * too much ahead is ended. False when this request is not to be answered.
 */
export function mayWait({ socket }: IncomingMessage, response: ServerResponse): boolean {
  // it is this one's turn: it has got the connection
  if (response.socket) return true;
  const count = (waiting.get(socket) ?? 0) + 1;
  if (count > MAX_WAITING) socket.destroy();
  if (socket.destroyed) return false;
  waiting.set(socket, count);
  response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
  return true;
}
