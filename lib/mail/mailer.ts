import 'server-only';
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { env } from '@/lib/env';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** where "Reply" leads, when it is not the sender of all our mails */
  replyTo?: string;
  /** an entry for the receiver's calendar (RFC 6047) */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
};

/** The port: sends one mail or throws. */
export type Mailer = { send(mail: Mail): Promise<void> };

/** The library's own limits are minutes: a server that says nothing would hold jobs and connections that long. */
const SMTP_LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

const toMessage = ({ calendar, ...mail }: Mail) => ({
  ...mail,
  ...(calendar && { icalEvent: { ...calendar, filename: 'visit.ics' } }),
  from: env().MAIL_FROM,
});

function smtpMailer(url: string): Mailer {
  const transport = nodemailer.createTransport({ url, ...SMTP_LIMITS });
  return {
    async send(mail) {
      await transport.sendMail(toMessage(mail));
    },
  };
}

/** Without SMTP_URL every mail becomes a file that any mail program opens: `.data/outbox/<time>-<subject>.eml`. */
function outboxMailer(directory: string): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toMessage(mail));
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const time = new Date().toISOString().replace(/[:.]/g, '-');
      const subject = mail.subject
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, 40);
      const name = `${time}-${subject}-${randomBytes(3).toString('hex')}.eml`;
      await writeFile(join(directory, name), message as Buffer, { mode: 0o600 });
    },
  };
}

let mailer: Mailer | undefined;

/** SMTP when SMTP_URL is set, else the outbox folder. */
export function getMailer(): Mailer {
  const { SMTP_URL, DATA_DIR } = env();
  mailer ??= SMTP_URL ? smtpMailer(SMTP_URL) : outboxMailer(join(DATA_DIR, 'outbox'));
  return mailer;
}
