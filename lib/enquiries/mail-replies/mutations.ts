import 'server-only';
import { emailKeyOf, findUser, getCredentials } from '@/lib/accounts/users/data';
import type { MessageSide } from '@/lib/enquiries/constants';
import { THREAD_SIDES } from '@/lib/enquiries/conversation/constants';
import type { ThreadRow } from '@/lib/enquiries/conversation/data';
import { receiveMessage } from '@/lib/enquiries/conversation/mutations';
import { isPermitted } from '@/lib/platform/auth/permissions';
import { secretsEqual } from '@/lib/platform/crypto/secrets-equal';
import { env } from '@/lib/platform/env';
import { AppError, notFound } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log/log';
import { headOf, type InboundMail, MAX_MAIL_BYTES } from '@/lib/platform/mail/inbound';
import { readMailbox } from '@/lib/platform/mail/mailbox';
import { readMail, readRecipients } from '@/lib/platform/mail/tasks';
import { IMPORT_SIDE, threadOfAddress } from '@/lib/platform/mail/thread';
import { scanBytes } from '@/lib/platform/media/scan/scan';
import { DAY_MS } from '@/lib/platform/time/time';
import { site } from '@/lib/settings/data';
import { Enquiry } from '@/models/enquiries/enquiry';
import { MAX_ANSWER_LENGTH, type MailOutcome, THREAD_IDLE_DAYS } from './constants';
import { homeMailReaders } from './providers';

/** Throws unless the caller knows the secret. Without a secret the address does not exist. */
export function assertMailServer(headers: Headers): void {
  const { MAIL_INBOUND_SECRET: secret } = env();
  if (!secret) throw notFound();
  const given = headers.get('authorization')?.replace(/^Bearer /i, '') ?? '';
  if (!secretsEqual(given, secret)) throw new AppError('unauthenticated');
}

type Writer = { address: string; by?: { userId: string; name: string } };

/** Possible authors of a side's mail, by the addresses its mails go to. Any staff for enquiries can reply for the agency. */
async function writersOf(row: ThreadRow, side: MessageSide, from: string): Promise<Writer | undefined> {
  if (side === 'sender') return row.email ? { address: row.email } : undefined;
  if (side === 'owner') {
    // a former member of the enquiry's team cannot write for it, even before it is handed over
    const isIn = !row.team || (await findUser({ _id: row.owner, team: row.team }, { _id: 1 }));
    const owner = row.owner && isIn && (await getCredentials({ id: String(row.owner) }));
    return owner ? { address: owner.email, by: { userId: owner.id, name: owner.name } } : undefined;
  }
  const admin = await getCredentials({ email: from });
  const office = admin && { role: admin.role, office: admin.officeRole ?? undefined };
  if (office && isPermitted(office, 'enquiries'))
    return { address: admin.email, by: { userId: admin.id, name: admin.name } };
  return { address: (await site()).email };
}

const sideOf = (letter: string) =>
  (Object.keys(THREAD_SIDES) as MessageSide[]).find((side) => THREAD_SIDES[side] === letter);

function textOf({ text, files }: InboundMail): string {
  const cut = text.length > MAX_ANSWER_LENGTH ? `${text.slice(0, MAX_ANSWER_LENGTH)}…` : text;
  return files.length > 0
    ? `${cut}\n\n[Attached to the mail, not passed on: ${files.join(', ').slice(0, 300)}]`
    : cut;
}

/** Throws when the scanner is down, so that the mail server or mailbox keeps the mail. */
async function isHarmful({ contents }: InboundMail): Promise<boolean> {
  try {
    for (const content of contents) await scanBytes(content);
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === 'unsupported_type') return true;
    throw error;
  }
}

/** A mail from an account's own address to its address for drafts, handled by the drafts. */
async function takeHome(mail: InboundMail, userId: string): Promise<MailOutcome> {
  if (mail.isAutomatic) return 'automatic';
  const account = await getCredentials({ id: userId });
  if (!account || mail.isDisowned || emailKeyOf(account.email) !== emailKeyOf(mail.from))
    return 'another sender';
  if (await isHarmful(mail)) return 'harmful file';
  const [outcome] = await homeMailReaders.ask({ userId, mail });
  return outcome ?? 'no thread';
}

/** Drops a mail that cannot be read, but lets one be sent again that arrives while too much is being read. */
const unlessBusy =
  <T>(otherwise: T) =>
  (error: unknown): T => {
    if (error instanceof AppError && error.code === 'unavailable') throw error;
    return otherwise;
  };

async function deliver(raw: Uint8Array): Promise<MailOutcome> {
  const recipients = await readRecipients(headOf(raw)).catch(unlessBusy([]));
  const thread = recipients.map(threadOfAddress).find((found) => found !== undefined);
  const side = thread && sideOf(thread.side);
  if (!thread || (!side && thread.side !== IMPORT_SIDE)) return 'no thread';
  const mail = await readMail(raw).catch(unlessBusy(undefined));
  if (!mail) return 'unreadable';
  if (!side) return takeHome(mail, thread.id);
  if (mail.isAutomatic) return 'automatic';
  const row = await Enquiry.findById(thread.id).lean<ThreadRow>();
  if (!row) return 'no thread';
  const last = row.messages?.at(-1)?.at ?? row.createdAt;
  if (last.getTime() < Date.now() - THREAD_IDLE_DAYS * DAY_MS) return 'ended';
  const writer = await writersOf(row, side, mail.from);
  if (!writer || mail.isDisowned || emailKeyOf(writer.address) !== emailKeyOf(mail.from))
    return 'another sender';
  if (mail.text === '' && mail.files.length === 0) return 'empty';
  if (await isHarmful(mail)) return 'harmful file';
  const message = { from: side, text: textOf(mail).trim(), by: writer.by, mailId: mail.id };
  return (await receiveMessage(row, message)) ? 'stored' : 'repeated';
}

/** Adds a raw mail to the conversation of its address. Drops mails that do not belong there with an anonymous line in the log. Repeats change nothing. */
export async function receiveMail(raw: Uint8Array): Promise<MailOutcome> {
  const outcome = await deliver(raw).catch((error: unknown): MailOutcome => {
    if (error instanceof AppError && error.code === 'conflict') return 'full';
    throw error;
  });
  if (outcome !== 'stored' && outcome !== 'draft') log.info({ outcome }, 'an inbound mail was dropped');
  return outcome;
}

/** Fetches new mails from the mailbox for replies. Returns their number, 0 without a mailbox. */
export async function fetchMails(): Promise<number> {
  const { IMAP_URL } = env();
  return IMAP_URL ? readMailbox(IMAP_URL, { take: receiveMail, maxBytes: MAX_MAIL_BYTES }) : 0;
}
