import 'server-only';
import { log } from '@/lib/platform/log/log';

/** Shorter timeouts than the library's own, because a silent server would block the job for minutes. */
const LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** Limit of mails per round. The rest follows in the next one. */
const MAX_MAILS = 200;

const isThisMachine = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host);

/** Parses `imaps://user:password@host:993/Folder`. With `imap`, the connection uses STARTTLS, except to this machine. */
function optionsOf(url: URL) {
  const secure = url.protocol === 'imaps:';
  const auth = { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    ...(!secure && { doSTARTTLS: !isThisMachine(url.hostname) }),
    auth,
    logger: false as const,
    disableAutoIdle: true,
    ...LIMITS,
  };
}

/** An error without the text sent to the server, which may include the password. */
function plainError(error: unknown): Error {
  const { message, responseText } = error as { message?: string; responseText?: string };
  return new Error(`The mailbox cannot be read: ${[message, responseText].filter(Boolean).join(': ')}`);
}

/**
 * Passes every unread mail of a mailbox to `take` and marks it as read. If `take` throws or the connection breaks, the mail stays unread for the next call.
 * Marks and skips mails larger than `maxBytes`. Returns the number of mails taken. Rejects if the mailbox is unreadable.
 */
export async function readMailbox(
  address: string,
  { take, maxBytes }: { take: (mail: Uint8Array) => Promise<unknown>; maxBytes: number },
): Promise<number> {
  // loaded on demand, because most installations have no mailbox
  const { ImapFlow } = await import('imapflow');
  const url = new URL(address);
  const client = new ImapFlow(optionsOf(url));
  // a broken connection rejects running calls; without a listener it would end the process
  client.on('error', () => undefined);
  let taken = 0;
  try {
    await client.connect();
    await client.mailboxOpen(decodeURIComponent(url.pathname.slice(1)) || 'INBOX');
    const unread = (await client.search({ seen: false }, { uid: true })) || [];
    for (const uid of unread.slice(0, MAX_MAILS)) {
      const about = await client.fetchOne(String(uid), { size: true }, { uid: true });
      if (about && (about.size ?? 0) > maxBytes)
        log.info({ size: about.size }, 'an inbound mail was too large');
      else {
        const mail = (await client.fetchOne(String(uid), { source: true }, { uid: true })) || undefined;
        if (!mail?.source || !(await isTaken(take, mail.source))) continue;
        taken++;
      }
      await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
    }
    await client.logout();
  } catch (error) {
    throw plainError(error);
  } finally {
    client.close();
  }
  return taken;
}

async function isTaken(take: (mail: Uint8Array) => Promise<unknown>, mail: Uint8Array): Promise<boolean> {
  return take(mail).then(
    () => true,
    (err: unknown) => {
      log.error({ err }, 'an inbound mail stays in the mailbox');
      return false;
    },
  );
}
