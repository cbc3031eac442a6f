import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { BSON, type Document } from 'bson';
import { until } from './limits';

const HEADER = 16;
export const OP_MSG = 2013;
export const OP_QUERY = 2004;

export type Sequence = { name: string; documents: Document[] };

let lastRequest = 0;

/** A complete frame, with the correct length in its header. */
export function frame(opCode: number, body: Uint8Array, requestId = ++lastRequest): Buffer {
  const bytes = Buffer.alloc(HEADER + body.length);
  bytes.writeInt32LE(bytes.length, 0);
  bytes.writeInt32LE(requestId, 4);
  bytes.writeInt32LE(opCode, 12);
  bytes.set(body, HEADER);
  return bytes;
}

function sequenceSection({ name, documents }: Sequence): Buffer {
  const parts = [Buffer.from(`${name}\0`), ...documents.map((document) => BSON.serialize(document))];
  const length = parts.reduce((sum, part) => sum + part.length, 4);
  const head = Buffer.alloc(5);
  head.writeUInt8(1, 0);
  head.writeInt32LE(length, 1);
  return Buffer.concat([head, ...parts]);
}

/** An OP_MSG frame of one command, with optional document sequences (the wire protocol's kind 1 sections). */
export function message(command: Document, sequences: Sequence[] = [], flags = 0): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt32LE(flags, 0);
  return frame(
    OP_MSG,
    Buffer.concat([
      head,
      BSON.serialize(command, { ignoreUndefined: true }),
      ...sequences.map(sequenceSection),
    ]),
  );
}

/** One plain connection without pool, retries or topology, so that a test sees exactly what the server does. */
export class RawConnection {
  readonly socket: Socket;
  private chunks: Buffer[] = [];
  private size = 0;
  private needed = 4;
  private readonly waiting = new Map<
    number,
    { resolve: (reply: Document) => void; reject: (error: Error) => void }
  >();
  closed = false;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.read(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.closed = true;
      for (const { reject } of this.waiting.values()) reject(new Error('connection closed'));
      this.waiting.clear();
    });
  }

  static async open(target: number | string): Promise<RawConnection> {
    const socket = typeof target === 'number' ? connect(target, '127.0.0.1') : connect(target);
    const connection = new RawConnection(socket);
    await once(socket, 'connect');
    return connection;
  }

  private read(chunk: Buffer): void {
    this.chunks.push(chunk);
    this.size += chunk.length;
    // joined only when a whole frame has arrived, because a 16 MB reply comes in hundreds of chunks
    while (this.size >= this.needed) {
      const all = this.chunks.length === 1 ? this.chunks[0]! : Buffer.concat(this.chunks);
      this.chunks = [all];
      if (this.needed === 4) {
        this.needed = all.readInt32LE(0);
        continue;
      }
      this.deliver(all.subarray(0, this.needed));
      this.chunks = [all.subarray(this.needed)];
      this.size -= this.needed;
      this.needed = 4;
    }
  }

  private deliver(bytes: Buffer): void {
    const entry = this.waiting.get(bytes.readInt32LE(8));
    this.waiting.delete(bytes.readInt32LE(8));
    const start = bytes.readInt32LE(12) === OP_MSG ? HEADER + 5 : HEADER + 20;
    entry?.resolve(BSON.deserialize(bytes.subarray(start), { promoteValues: true }));
  }

  request(bytes: Buffer): Promise<Document> {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(new Error('connection closed'));
      this.waiting.set(bytes.readInt32LE(4), { resolve, reject });
      this.socket.write(bytes);
    });
  }

  command(command: Document, sequences: Sequence[] = []): Promise<Document> {
    return this.request(message({ ...command, $db: command.$db ?? 'test' }, sequences));
  }

  async all(command: Document): Promise<Document[]> {
    let reply = await this.command(command);
    if (reply.ok !== 1) throw new Error(`${reply.codeName}: ${reply.errmsg}`);
    const documents: Document[] = [...reply.cursor.firstBatch];
    while (Number(reply.cursor.id) !== 0) {
      const collection = String(reply.cursor.ns).slice(String(reply.cursor.ns).indexOf('.') + 1);
      const id = BSON.Long.fromString(String(reply.cursor.id));
      reply = await this.command({ getMore: id, collection, $db: command.$db });
      if (reply.ok !== 1) throw new Error(`${reply.codeName}: ${reply.errmsg}`);
      documents.push(...reply.cursor.nextBatch);
    }
    return documents;
  }

  close(): void {
    this.socket.destroy();
  }
}

export const storageOf = async (connection: RawConnection): Promise<Document> =>
  (await connection.command({ serverStatus: 1, $db: 'admin' })).storageEngine;

/** Waits until all writes are in the data file, which the server does when it is idle. */
export const checkpointed = (connection: RawConnection): Promise<void> =>
  until('a checkpoint', async () => Number((await storageOf(connection)).loggedBytes) === 0);
