import 'server-only';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { getMailer, type Mail } from '@/lib/mail/mailer';
import {
  claimDueMail,
  enqueueMail,
  forgetMail,
  postponeMail,
  type QueuedAttempt,
} from '@/lib/mail/mutations';

/**
 * Sends a mail that nobody waits for. With an SMTP server it is kept first, so that one that is away, or a process that
 * ends, delays the mail and does not lose it. A crash between sending and forgetting sends it twice.
 */
export async function postMail(mail: Mail): Promise<void> {
  if (env().SMTP_URL) await attempt(await enqueueMail(mail));
  else await getMailer().send(mail);
}

/** Mails that an earlier attempt could not deliver and whose time has come. A recurring job; answers how many went. */
export async function sendDueMails(now?: Date): Promise<number> {
  let sent = 0;
  for (let due = await claimDueMail(now); due; due = await claimDueMail(now)) {
    if (!(await attempt(due, now))) break;
    sent++;
  }
  return sent;
}

async function attempt({ id, mail, attempts }: QueuedAttempt, now?: Date): Promise<boolean> {
  try {
    await getMailer().send(mail);
  } catch (err) {
    // neither address nor text: the log is read by more people than the mail
    log.warn({ err, mail: id, attempts }, 'a mail could not be sent and will be tried again');
    await postponeMail(id, attempts, now);
    return false;
  }
  await forgetMail(id);
  return true;
}
