declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  /** An IMAP server in memory with the given folders. `testuser` signs in with `testpass`. */
  export default function hoodiecrow(options: { storage: object }): Pick<Server, 'listen' | 'close'> & {
    server: { address(): { port: number } };
  };
}
