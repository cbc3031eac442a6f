import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { to: string; messageId: string; source: string };

/** Runs a real SMTP server over real sockets for a test file. */
export function useSmtpServer() {
  const received: ReceivedMail[] = [];
  const state = {
    received,
    url: '',
    /** returns the error that refuses a recipient */
    refuse: undefined as ((to: string) => Error | undefined) | undefined,
    /** called with each mail before it is accepted; false refuses it */
    onMail: undefined as ((mail: ReceivedMail) => boolean) | undefined,
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 500,
    onRcptTo: ({ address }, _session, done) => done(state.refuse?.(address) ?? null),
    onData(stream, { envelope }, done) {
      void text(stream).then((source) => {
        const messageId = /^message-id: *(\S+)/im.exec(source)?.[1] ?? '';
        const mail = { to: envelope.rcptTo[0]?.address ?? '', messageId, source };
        if (state.onMail?.(mail) === false) return done(new Error('try again later'));
        received.push(mail);
        done();
        // a process killed in the middle of a mail has sent none
      }, done);
    },
  });
  // a killed process leaves broken connections
  server.on('error', () => undefined);
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    state.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
  return state;
}
