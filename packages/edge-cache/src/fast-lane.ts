import { type RequestListener, Server, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { readPlainHead } from './plain-head';
import type { RequestHead } from './refusals';

/** Head and body as they go over a connection that stays open. */
export type WholeAnswer = Buffer | string | Promise<Buffer | string>;

export type LaneOptions = ServerOptions & {
  /** the answer to a request, if it is one that may be kept; undefined when the request is to go the usual way. Never rejects. */
  answerWhole: (head: RequestHead, socket: Socket) => WholeAnswer | undefined;
  /** how long a connection may say nothing before its first request, in milliseconds … */
  firstMs: number;
  /** … and after it */
  idleMs: number;
};

/**
 * Node's HTTP server with a fast lane before it. A new connection is in the lane: as long as each piece that arrives is one whole
 * plain request for a kept answer, it is answered with one write. With the first piece that is anything else, or that comes
 * before the answer to the one before has left, the connection is Node's for good, that piece included. So there is one
 * judge of everything that is odd, slow, large or wrong, and it never sees a request of which the lane has taken a part.
 */
export class FastLaneServer extends Server {
  private readonly lane = new Set<LaneConnection>();

  constructor(options: LaneOptions, handle: RequestListener) {
    super(options, handle);
    // Node's own listener; its documents let others give it connections of theirs ("Event: 'connection'")
    const [usual] = this.listeners('connection');
    this.removeAllListeners('connection');
    this.timeout = options.idleMs;
    const leave = (connection: LaneConnection, rest?: Buffer) => {
      this.lane.delete(connection);
      if (!rest) return;
      usual?.call(this, connection.socket);
      // in this turn, so that nothing that arrives later can be read before it
      connection.socket.emit('data', rest);
    };
    this.on('connection', (socket: Socket) => {
      this.lane.add(new LaneConnection(socket, options, leave));
    });
  }

  override closeIdleConnections(): void {
    for (const connection of this.lane) connection.closeIfIdle();
    super.closeIdleConnections();
  }

  override closeAllConnections(): void {
    for (const { socket } of this.lane) socket.destroy();
    super.closeAllConnections();
  }
}

class LaneConnection {
  private started = false;
  private waiting = false;

  constructor(
    readonly socket: Socket,
    private readonly options: LaneOptions,
    /** called once: with a piece that is for Node to read, or with none when the connection has ended */
    private readonly leave: (connection: LaneConnection, rest?: Buffer) => void,
  ) {
    for (const [event, listener] of this.listeners) socket.on(event, listener);
    socket.setTimeout(options.firstMs);
  }

  /** What has been answered is still sent. */
  closeIfIdle(): void {
    if (!this.waiting) this.socket.destroySoon();
  }

  private readonly listeners: readonly (readonly [string, (piece: Buffer) => void])[] = [
    ['data', (piece) => this.read(piece)],
    // a client that ends its side may still wait for its answer
    ['end', () => this.waiting || this.socket.end()],
    ['timeout', () => this.socket.destroy()],
    // 'close' follows, and a client that has gone wants no words
    ['error', () => undefined],
    ['close', () => this.leave(this)],
  ];

  private read(piece: Buffer): void {
    const { socket, options } = this;
    const head = socket.writableLength === 0 ? readPlainHead(piece) : undefined;
    const answer = head && options.answerWhole(head, socket);
    if (answer === undefined) {
      this.handOver(piece);
      return;
    }
    if (!this.started) socket.setTimeout(options.idleMs);
    this.started = true;
    if (answer instanceof Promise) void this.later(answer);
    else socket.write(answer, 'latin1');
  }

  /** Nothing more is read until this is answered. */
  private async later(answer: Promise<Buffer | string>): Promise<void> {
    const { socket } = this;
    this.waiting = true;
    socket.pause();
    const bytes = await answer;
    this.waiting = false;
    if (socket.destroyed) return;
    socket.write(bytes, 'latin1');
    if (socket.readableEnded) socket.end();
    else socket.resume();
  }

  private handOver(piece: Buffer): void {
    for (const [event, listener] of this.listeners) this.socket.off(event, listener);
    this.leave(this, piece);
  }
}
