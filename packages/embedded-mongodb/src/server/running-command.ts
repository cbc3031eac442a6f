import type { Transaction } from '../replica/transaction';
import type { Document } from '../semantics/values';
import type { ServerExchange } from './scram';

export interface ConnectionInfo {
  id: number;
  remote: string;
  /** What the driver said about itself in `hello`. */
  client: Document | null;
  /** At a server with a password: whether this connection has shown that it knows it. */
  isSignedIn: boolean;
  exchange: ServerExchange | null;
}

/** A command's share of the event loop: long work asks after each step whether to go on. */
export interface TimeSlice {
  /** True when the command has held the event loop for its share. */
  readonly sliceUsed: boolean;
  /** For code that cannot wait: checks for interruption, and returns whether others should have a turn. */
  tick(): boolean;
  /** Lets others run if the slice is used up; checks for interruption either way. */
  yieldToEventLoop(): Promise<void>;
}

/** A running command as the server, its sessions and its fail points see it, without the means to run one. */
export interface RunningCommand extends TimeSlice {
  readonly name: string;
  readonly db: string;
  readonly body: Document;
  readonly opId: number;
  readonly connection: ConnectionInfo;
  readonly startedAt: number;
  /** The time limit that is left in milliseconds, or 0 for none. */
  readonly remainingTime: number;
  killed: 'no' | 'killed' | 'shutdown';
  /** What it reads from and writes to, when that is not the store itself. */
  transaction: Transaction | null;
}
