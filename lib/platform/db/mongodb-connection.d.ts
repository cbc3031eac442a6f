/** The parts of the driver that lost-commands.ts and idle-pool.ts use; mongodb ships no types for them. */
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

declare module 'mongodb/lib/cmap/connection_pool.js' {
  export class ConnectionPool {
    options: { readonly minPoolSize: number };
    minPoolSizeTimer?: NodeJS.Timeout;
    /** opens connections ahead, and closes those that are too old */
    ensureMinPoolSize(): void;
  }
}
