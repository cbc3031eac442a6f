declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  /** An IMAP server in memory, which has the folders that it is given; `testuser` with `testpass` may sign in. */
  export default function hoodiecrow(options: { storage: object }): Pick<Server, 'listen' | 'close'> & {
    server: { address(): { port: number } };
  };
}
