import { type RequestListener, Server, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { readPlainHead } from './plain-head';
import type { RequestHead } from './refusals';

export type LaneOptions = ServerOptions & {
  /** the whole answer to a request, if there is one that needs no work; else the request goes the usual way */
  answerAtOnce: (head: RequestHead) => Buffer | string | undefined;
  /** how long a connection may say nothing before its first request, and in milliseconds … */
  firstMs: number;
  /** … after it */
  idleMs: number;
};

type Connected = (socket: Socket) => void;

/**
 * Node's HTTP server with a fast lane before it. A new connection is in the lane: as long as each piece that arrives is one whole
 * plain request whose answer is in memory, it is answered with one write. With the first piece that is anything else, or
 * comes before the answer to the one before has left, the connection is Node's for good, that piece included; so there is one
 * judge of everything that is odd, slow, large or wrong, and it never sees a request that the lane has begun.
 */
export class FastLaneServer extends Server {
  private readonly lane = new Set<Socket>();
  private readonly usual: Connected;

  constructor(
    private readonly laneOptions: LaneOptions,
    handle: RequestListener,
  ) {
    super(laneOptions, handle);
    // Node's own listener, which it lets others call with connections of theirs ('connection' in its documents)
    this.usual = this.listeners('connection')[0] as Connected;
    this.removeAllListeners('connection');
    this.on('connection', (socket: Socket) => this.take(socket));
    this.timeout = laneOptions.idleMs;
  }

  /** A connection in the lane is always between two requests; what has been answered is still sent. */
  override closeIdleConnections(): void {
    for (const socket of this.lane) socket.destroySoon();
    super.closeIdleConnections();
  }

  override closeAllConnections(): void {
    for (const socket of this.lane) socket.destroy();
    super.closeAllConnections();
  }

  private take(socket: Socket): void {
    const { answerAtOnce, firstMs, idleMs } = this.laneOptions;
    let answered = false;
    const onData = (piece: Buffer) => {
      const head = socket.writableLength === 0 ? readPlainHead(piece) : undefined;
      const answer = head && answerAtOnce(head);
      if (answer === undefined) return handOver(piece);
      if (!answered) socket.setTimeout(idleMs);
      answered = true;
      socket.write(answer, 'latin1');
    };
    const onEnd = () => socket.end();
    const onTimeout = () => socket.destroy();
    const onClose = () => this.lane.delete(socket);
    // 'close' follows, and a client that has gone wants no words
    const onError = () => undefined;
    const listeners = { data: onData, end: onEnd, timeout: onTimeout, close: onClose, error: onError };
    const handOver = (piece: Buffer) => {
      for (const [event, listener] of Object.entries(listeners)) socket.off(event, listener);
      this.lane.delete(socket);
      this.usual(socket);
      // in this turn, so that nothing that arrives later can be read before it
      socket.emit('data', piece);
    };
    for (const [event, listener] of Object.entries(listeners)) socket.on(event, listener);
    this.lane.add(socket);
    socket.setTimeout(firstMs);
  }
}
