import type { Socket } from 'node:net';
import type { Waiter } from '../storage/flush-queue';
import { FrameReader, ProtocolError } from '../wire/frames';
import { parseRequest, type Request } from '../wire/messages';
import { NestedTooDeep } from '../wire/raw-bson';
import { CloseConnection, dispatch, errorMessage, tooDeepReply } from './dispatch';
import { insertedReply, pointInsert } from './point-insert';
import { pointRead } from './point-read';
import type { ConnectionInfo } from './running-command';
import { makeRoomFor } from './spent-memory';
import type { ServerState } from './state';

/** Limit of unread requests or reply bytes. Beyond it, the server stops reading from a connection until it catches up. */
const MAX_QUEUED_REQUESTS = 100;

/** One client connection, which answers requests one at a time, in order. */
export class Connection implements Waiter {
  private readonly frames = new FrameReader();
  private readonly queue: Buffer[] = [];
  private working = false;
  private paused = false;
  /** Request id of the insert that `done` or `refused` answers. */
  private inserting = 0;
  readonly info: ConnectionInfo;

  constructor(
    private readonly server: ServerState,
    private readonly socket: Socket,
    id: number,
  ) {
    const remote = socket.remoteAddress ? `${socket.remoteAddress}:${socket.remotePort}` : 'unix socket';
    this.info = { id, remote, client: null, isSignedIn: false, exchange: null };
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

  /** Answers a request at once if possible. Other requests wait their turn. */
  private take(frame: Buffer): void {
    const mayAsk = this.server.credentials === null || this.info.isSignedIn;
    if (mayAsk && !this.working && this.queue.length === 0 && !this.server.failPoints.active) {
      const reply = pointRead(this.server, frame);
      if (reply) {
        if (!this.socket.write(reply)) this.pause();
        return;
      }
      if (pointInsert(this.server, frame)) {
        this.working = true;
        this.inserting = frame.readInt32LE(4);
        this.server.store.whenDurable(this);
        return;
      }
    }
    this.queue.push(frame);
  }

  /** Called when the insert that this connection waits for is on disk. */
  done(): void {
    this.answered(insertedReply(this.inserting));
  }

  refused(error: Error): void {
    this.answered(errorMessage(this.inserting, error));
  }

  private answered(reply: Buffer): void {
    this.working = false;
    if (this.socket.destroyed) return;
    if (!this.socket.write(reply)) this.pause();
    if (this.queue.length > 0) void this.work();
  }

  private async work(): Promise<void> {
    this.working = true;
    try {
      for (let frame = this.queue.shift(); frame; frame = this.queue.shift()) {
        makeRoomFor(frame);
        const reply = await this.answer(frame);
        if (this.socket.destroyed) return;
        if (reply && !this.socket.write(reply)) {
          this.pause();
          // make no further replies for a client that does not read them
          await drained(this.socket);
        }
        if (this.paused && this.queue.length === 0 && !this.socket.writableNeedDrain) this.resume();
      }
    } catch (error) {
      this.refuse(error);
    } finally {
      this.working = false;
    }
  }

  private answer(frame: Buffer): Promise<Buffer | null> | Buffer {
    let request: Request;
    try {
      request = parseRequest(frame);
    } catch (error) {
      if (error instanceof NestedTooDeep) return tooDeepReply(frame.readInt32LE(4), error);
      throw error;
    }
    return dispatch(this.server, this.info, request);
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

  /** Ends this connection only, because the peer broke the protocol or a fail point asked for it. */
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

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      socket.off('drain', done);
      socket.off('close', done);
      resolve();
    };
    socket.on('drain', done);
    socket.on('close', done);
  });
}
