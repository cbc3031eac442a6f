import type { Socket } from 'node:net';
import type { ConnectionInfo } from '../commands/context';
import { FrameReader, ProtocolError } from '../wire/frames';
import { parseRequest } from '../wire/messages';
import { CloseConnection, dispatch } from './dispatch';
import { pointRead } from './point-read';
import type { ServerState } from './state';

/** A connection that holds this many unread requests or reply bytes is not read from until it catches up. */
const MAX_QUEUED_REQUESTS = 100;

/** One client connection: requests are answered one at a time, in order. */
export class Connection {
  private readonly frames = new FrameReader();
  private readonly queue: Buffer[] = [];
  private working = false;
  private paused = false;
  readonly info: ConnectionInfo;

  constructor(
    private readonly server: ServerState,
    private readonly socket: Socket,
    id: number,
  ) {
    const remote = socket.remoteAddress ? `${socket.remoteAddress}:${socket.remotePort}` : 'unix socket';
    this.info = { id, remote, client: null };
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.receive(chunk));
    socket.on('error', () => socket.destroy());
    socket.on('drain', () => this.resume());
  }

  private receive(chunk: Buffer): void {
    try {
      this.frames.push(chunk, (frame) => this.take(frame));
    } catch (error) {
      this.refuse(error);
      return;
    }
    if (!this.working && this.queue.length > 0) void this.work();
    if (this.queue.length > MAX_QUEUED_REQUESTS) this.pause();
  }

  /** Answers at once what can be answered at once; the rest waits its turn. */
  private take(frame: Buffer): void {
    if (!this.working && this.queue.length === 0 && !this.server.failPoints.active) {
      const reply = pointRead(this.server, frame);
      if (reply) {
        if (!this.socket.write(reply)) this.pause();
        return;
      }
    }
    this.queue.push(frame);
  }

  private async work(): Promise<void> {
    this.working = true;
    try {
      for (let frame = this.queue.shift(); frame; frame = this.queue.shift()) {
        const reply = await dispatch(this.server, this.info, parseRequest(frame));
        if (this.socket.destroyed) return;
        if (reply && !this.socket.write(reply)) this.pause();
        if (this.paused && this.queue.length === 0 && !this.socket.writableNeedDrain) this.resume();
      }
    } catch (error) {
      this.refuse(error);
    } finally {
      this.working = false;
    }
  }

  private pause(): void {
    this.paused = true;
    this.socket.pause();
  }

  private resume(): void {
    if (!this.paused || this.queue.length > MAX_QUEUED_REQUESTS) return;
    this.paused = false;
    this.socket.resume();
  }

  /** The peer broke the protocol (or a fail point says so): only this connection ends. */
  private refuse(error: unknown): void {
    this.queue.length = 0;
    if (error instanceof ProtocolError) {
      this.server.log(`closing connection ${this.info.id} (${this.info.remote}): ${error.message}`);
    } else if (!(error instanceof CloseConnection)) {
      this.server.log(
        `closing connection ${this.info.id}: ${error instanceof Error ? error.stack : String(error)}`,
      );
    }
    this.socket.destroy();
  }
}
