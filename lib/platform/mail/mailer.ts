import 'server-only';
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { env } from '@/lib/platform/env';
import { countMail } from '@/lib/platform/log/metrics';
import type { MailHtml } from './html';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: MailHtml;
  replyTo?: string;
  /** An entry for the receiver's calendar (RFC 6047). */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
  /** Equal for repeats of a mail, so that a mailbox shows it once (RFC 1047). */
  messageId?: string;
  headers?: Record<string, string>;
  /** Time after which the mail is outdated and not sent. */
  until?: string;
};

export type Mailer = { send(mail: Mail): Promise<void> };

/** Sends many mails over connections that stay open until `close`. */
export type BulkMailer = Mailer & { close(): void };

/** Shorter timeouts than the library's own, because a silent server would block jobs and connections for minutes. */
const SMTP_LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

const toMessage = ({ calendar, until: _, ...mail }: Mail) => ({
  ...mail,
  ...(calendar && { icalEvent: { ...calendar, filename: 'visit.ics' } }),
  from: env().MAIL_FROM,
});

function smtpMailer(url: string, connections?: number): BulkMailer {
  const pool = connections ? { pool: true, maxConnections: connections, maxMessages: Infinity } : {};
  const transport = nodemailer.createTransport({ url, ...SMTP_LIMITS, ...pool });
  return {
    async send(mail) {
      await transport.sendMail(toMessage(mail));
    },
    close: () => transport.close(),
  };
}

/** Writes every mail to a file for mail programs if SMTP_URL is not set, as `.data/outbox/<time>-<subject>.eml`. */
function outboxMailer(directory: string): BulkMailer {
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
    close: () => undefined,
  };
}

function counted<M extends Mailer>(sender: M): M {
  const send = async (mail: Mail) => {
    try {
      await sender.send(mail);
      countMail({ result: 'done' });
    } catch (error) {
      countMail({ result: 'failed' });
      throw error;
    }
  };
  return { ...sender, send };
}

let known: { address: string; mailer: Mailer } | undefined;

/** A mailer for SMTP if SMTP_URL is set, and otherwise for the outbox folder. */
export function getMailer(): Mailer {
  const { SMTP_URL, DATA_DIR } = env();
  const address = SMTP_URL ?? join(DATA_DIR, 'outbox');
  if (known?.address !== address)
    known = { address, mailer: counted(SMTP_URL ? smtpMailer(SMTP_URL) : outboxMailer(address)) };
  return known.mailer;
}

/** The same for many mails. The caller closes it. */
export function openBulkMailer(connections: number): BulkMailer {
  const { SMTP_URL, DATA_DIR } = env();
  return counted(SMTP_URL ? smtpMailer(SMTP_URL, connections) : outboxMailer(join(DATA_DIR, 'outbox')));
}
