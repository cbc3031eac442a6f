import 'server-only';
import { Types } from 'mongoose';
import { decrypt, type Encrypted, encrypt } from '@/lib/crypto/encrypt';
import { env } from '@/lib/env';
import { jobQueue } from '@/lib/jobs/queue';
import { log } from '@/lib/log';
import { getMailer, type Mail } from '@/lib/mail/mailer';

/** Longer than one attempt with all its time-outs (mailer.ts). */
const LEASE_MS = 2 * 60_000;

const contextOf = (key: string) => `mail:${key}`;

/** Mails are stored encrypted: they carry addresses, and links that open accounts. Given up after a day. */
const mails = jobQueue<{ encrypted: Encrypted }>({
  name: 'mail',
  leaseMs: LEASE_MS,
  async run({ key, data }) {
    const mail = decrypted(key, data.encrypted);
    if (mail) await getMailer().send(mail);
  },
});

/** Undefined when the key of the mail was taken out of DATA_KEYS: it can never be read, and must not delay the others. */
function decrypted(key: string, encrypted: Encrypted): Mail | undefined {
  try {
    return JSON.parse(decrypt(encrypted, contextOf(key))) as Mail;
  } catch (err) {
    log.error({ err, mail: key }, 'a queued mail cannot be decrypted and is dropped');
    return undefined;
  }
}

/**
 * Sends a mail that no reply waits for. With an SMTP server it is stored first, so that a server that is away, or a
 * process that ends, delays the mail and does not lose it. A crash between sending and deleting sends it twice.
 */
export async function postMail(mail: Mail): Promise<void> {
  if (!env().SMTP_URL) return getMailer().send(mail);
  const key = String(new Types.ObjectId());
  await mails.enqueue(key, { encrypted: encrypt(JSON.stringify(mail), contextOf(key)) });
}

/** Sends the mails whose time has come until one fails, and returns how many were sent. */
export const sendDueMails = (now?: Date): Promise<number> => mails.runDue(now);
