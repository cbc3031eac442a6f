import 'server-only';
import { Types } from 'mongoose';
import { decrypt, type Encrypted, encrypt } from '@/lib/platform/crypto/encrypt';
import { env } from '@/lib/platform/env';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { log } from '@/lib/platform/log/log';
import { refusedWrite } from '@/lib/platform/objects/errors';
import { MINUTE_MS } from '@/lib/platform/time/time';
import { getMailer, type Mail } from './mailer';

const contextOf = (key: string) => `mail:${key}`;

/** Queue of mails. They are stored encrypted, because they contain addresses and links that open accounts. */
export const mailJob = defineJob<{ encrypted: Encrypted }>({
  name: 'mail',
  every: MINUTE_MS,
  queue: 'stored',
  // longer than one attempt including all timeouts (mailer.ts)
  leaseFor: 2 * MINUTE_MS,
  async run({ key, data }) {
    const mail = decrypted(key, data.encrypted);
    if (!mail || isOver(mail)) return;
    try {
      await getMailer().send(mail);
    } catch (err) {
      // the receiver was refused permanently (RFC 5321, 4.2.1); a wrong password or sender can still be corrected
      const { command, responseCode = 0 } = err as { command?: string; responseCode?: number };
      if (command !== 'RCPT TO' || responseCode < 500) throw err;
      log.error({ err, mail: key }, 'the receiver of a mail is refused, and it is dropped');
    }
  },
});

const isOver = ({ until }: Mail) => until !== undefined && Date.parse(until) < Date.now();

/** The mail, or undefined if its key was removed from DATA_KEYS, because it can never be read and must not delay the others. */
function decrypted(key: string, encrypted: Encrypted): Mail | undefined {
  try {
    return JSON.parse(decrypt(encrypted, contextOf(key))) as Mail;
  } catch (err) {
    log.error({ err, mail: key }, 'a queued mail cannot be decrypted and is dropped');
    return undefined;
  }
}

/**
 * Sends a mail that no reply waits for. With an SMTP server it is stored first, so that a server outage or a crash only delays it. A mail file that does not
 * fit on the disk is stored too. A crash between sending and deleting sends the mail twice.
 */
export async function postMail(mail: Mail): Promise<void> {
  if (isOver(mail)) return;
  if (!env().SMTP_URL)
    try {
      return await getMailer().send(mail);
    } catch (error) {
      if (!refusedWrite(error)) throw error;
    }
  const key = String(new Types.ObjectId());
  await mailJob.enqueue(key, { encrypted: encrypt(JSON.stringify(mail), contextOf(key)) });
}
