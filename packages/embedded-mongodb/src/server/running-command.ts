import type { Transaction } from '../replica/transaction';
import type { Document } from '../semantics/values';
import type { ServerExchange } from './scram';

export interface ConnectionInfo {
  id: number;
  remote: string;
  /** The driver's description of itself in `hello`. */
  client: Document | null;
  /** True once the connection has signed in to a server with a password. */
  isSignedIn: boolean;
  exchange: ServerExchange | null;
}

/** A command's share of the event loop. Long work asks after each step if it may go on. */
export interface TimeSlice {
  readonly sliceUsed: boolean;
  /** For code that cannot wait. Checks for interruption and returns true if others should have a turn. */
  tick(): boolean;
  /** Lets others run if the slice is used up. Always checks for interruption. */
  yieldToEventLoop(): Promise<void>;
}

/** A running command as the server, its sessions and its fail points see it, without the means to run it. */
export interface RunningCommand extends TimeSlice {
  readonly name: string;
  readonly db: string;
  readonly body: Document;
  readonly opId: number;
  readonly connection: ConnectionInfo;
  readonly startedAt: number;
  /** Remaining time in milliseconds, or 0 for no limit. */
  readonly remainingTime: number;
  killed: 'no' | 'killed' | 'shutdown';
  /** The transaction that the command reads from and writes to, or null for the store itself. */
  transaction: Transaction | null;
}
