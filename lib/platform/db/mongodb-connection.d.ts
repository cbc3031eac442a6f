/** The part of the driver's connection that lost-commands.ts touches; mongodb gives no types of it. */
declare module 'mongodb/lib/cmap/connection.js' {
  import type { EventEmitter } from 'node:events';

  export class Connection extends EventEmitter {
    closed: boolean;
    /** why it closed */
    error: Error | null;
    /** throws that error when it is closed */
    throwIfAborted(): void;
    /** settles when the socket has taken the command */
    writeCommand(command: unknown, options: unknown): Promise<void>;
  }
}
