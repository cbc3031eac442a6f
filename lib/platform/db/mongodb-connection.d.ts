/** The part of the driver's connection that lost-commands.ts uses; mongodb ships no types for it. */
declare module 'mongodb/lib/cmap/connection.js' {
  import type { EventEmitter } from 'node:events';

  export class Connection extends EventEmitter {
    closed: boolean;
    /** why it closed */
    error: Error | null;
    /** throws that error if closed */
    throwIfAborted(): void;
    /** settles when the socket has accepted the command */
    writeCommand(command: unknown, options: unknown): Promise<void>;
  }
}
