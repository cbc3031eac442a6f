import { connect, type Socket } from 'node:net';
import { Binary } from 'bson';
import { decode, encode } from './semantics/codec';
import { type Document, docOf } from './semantics/values';
import { signIn, USER } from './server/scram';
import { msgReply } from './wire/messages';

/** The address in this server's connection string, either a port on this machine or a socket's path. */
function addressOf(uri: string): { host: string; port: number } | { path: string } {
  const match = /^mongodb:\/\/(?:[^/?@]*@)?([^/?]+)/.exec(uri);
  if (!match) throw new Error(`${uri} is not a connection string.`);
  const place = decodeURIComponent(match[1]!);
  if (place.startsWith('/')) return { path: place };
  const colon = place.lastIndexOf(':');
  return { host: place.slice(0, colon), port: Number(place.slice(colon + 1)) };
}

function passwordIn(uri: string): string | undefined {
  const given = new RegExp(`^mongodb://${USER}:([^/?@]+)@`).exec(uri)?.[1];
  return given === undefined ? undefined : decodeURIComponent(given);
}

/** A connection to a running server that runs one command at a time. */
class ServerConnection {
  private received: Buffer[] = [];
  private size = 0;
  private waiting: { resolve(reply: Buffer): void; reject(error: Error): void } | null = null;
  private readonly socket: Socket;
  private signedIn: Promise<void> | undefined;

  constructor(private readonly uri: string) {
    this.socket = connect(addressOf(uri));
    this.socket.on('error', (error) => this.waiting?.reject(error));
    this.socket.on('close', () => this.waiting?.reject(new Error('The server closed the connection.')));
    this.socket.on('data', (chunk) => this.take(chunk));
  }

  private take(chunk: Buffer): void {
    this.received.push(chunk);
    this.size += chunk.length;
    const first = this.received[0]!.length >= 4 ? this.received[0]! : Buffer.concat(this.received);
    if (this.size < 4 || this.size < first.readInt32LE(0)) return;
    const reply = Buffer.concat(this.received);
    this.received = [];
    this.size = 0;
    this.waiting?.resolve(reply);
    this.waiting = null;
  }

  async command(command: Document): Promise<Document> {
    const password = passwordIn(this.uri);
    if (password !== undefined) this.signedIn ??= this.signIn(password);
    await this.signedIn;
    return this.send(command);
  }

  private signIn(password: string): Promise<void> {
    let command = docOf({ saslStart: 1, mechanism: 'SCRAM-SHA-256' });
    return signIn(password, async (message) => {
      const payload = new Binary(Buffer.from(message));
      const reply = await this.send(docOf({ ...command, payload, $db: 'admin' }));
      command = docOf({ saslContinue: 1, conversationId: reply.conversationId });
      return Buffer.from((reply.payload as Binary).value()).toString('utf8');
    });
  }

  private async send(command: Document): Promise<Document> {
    const bytes = await new Promise<Buffer>((resolve, reject) => {
      this.waiting = { resolve, reject };
      this.socket.write(msgReply(encode(command), 0));
    });
    const reply = decode(bytes.subarray(21));
    if (Number(reply.ok) !== 1) throw new Error(String(reply.errmsg));
    return reply;
  }

  close(): void {
    this.socket.destroy();
  }
}

/** Sends one command to a running server and waits for its reply. Throws the server's errors. */
export async function runCommand(uri: string, command: Document): Promise<Document> {
  const connection = new ServerConnection(uri);
  try {
    return await connection.command(command);
  } finally {
    connection.close();
  }
}

export async function backup(uri: string, directory: string): Promise<void> {
  await runCommand(uri, docOf({ backup: directory, $db: 'admin' }));
}
