import { connect, type Socket } from 'node:net';
import { decode, encode } from './semantics/codec';
import { type Document, docOf } from './semantics/values';
import { msgReply } from './wire/messages';

/** Where a connection string of this server's leads: a port of this machine or a socket's path. */
function addressOf(uri: string): { host: string; port: number } | { path: string } {
  const match = /^mongodb:\/\/([^/?]+)/.exec(uri);
  if (!match) throw new Error(`${uri} is not a connection string.`);
  const place = decodeURIComponent(match[1]!);
  if (place.startsWith('/')) return { path: place };
  const colon = place.lastIndexOf(':');
  return { host: place.slice(0, colon), port: Number(place.slice(colon + 1)) };
}

/** Sends one command to a running server and waits for its reply. Throws what the server refuses. */
export async function runCommand(uri: string, command: Document): Promise<Document> {
  const socket = connect(addressOf(uri));
  try {
    const reply = decode((await exchange(socket, msgReply(encode(command), 0))).subarray(21));
    if (Number(reply.ok) !== 1) throw new Error(String(reply.errmsg));
    return reply;
  } finally {
    socket.destroy();
  }
}

function exchange(socket: Socket, request: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let received = Buffer.alloc(0);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server closed the connection.')));
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (received.length >= 4 && received.length >= received.readInt32LE(0)) resolve(received);
    });
    socket.write(request);
  });
}

/** Has the server at `uri` write a copy of its data into an empty or new directory. */
export async function backup(uri: string, directory: string): Promise<void> {
  await runCommand(uri, docOf({ backup: directory, $db: 'admin' }));
}
