import 'server-only';
import { letter } from '@/lib/accounts/mails';
import { emailKeyOf, getCredentials } from '@/lib/accounts/users/data';
import type { MessageSide } from '@/lib/enquiries/constants';
import { getMailHome } from '@/lib/listings/mail-homes/data';
import { getTitle } from '@/lib/listings/title/data';
import { mayMailFollowUp } from '@/lib/platform/http/rate-limit';
import { inBackground } from '@/lib/platform/jobs/background';
import { textsIn } from '@/lib/platform/language/messages';
import type { Text } from '@/lib/platform/language/translate';
import type { Mail } from '@/lib/platform/mail/mailer';
import { postMail } from '@/lib/platform/mail/queue';
import { oneLine, type Receiver } from '@/lib/platform/mail/text';
import { threadHeaders } from '@/lib/platform/mail/thread';
import { site } from '@/lib/settings/data';
import { THREAD_SIDES } from './constants';
import { listerNames, listerUrl, type ThreadRow, threadUrl } from './data';

/** Recipients of a side's mails: the sender if there is an address, the lister, else the agency. */
async function receiverOf(
  row: ThreadRow,
  to: MessageSide,
): Promise<(Omit<Receiver, 'name'> & { name?: string }) | undefined> {
  // a sender without an address reads the answer on the page
  if (to === 'sender')
    return row.email ? { name: oneLine(row.name), email: row.email, language: row.language } : undefined;
  const owner = to === 'owner' && row.owner ? await getCredentials({ id: String(row.owner) }) : undefined;
  return owner ?? { email: (await site()).email };
}

/** Mails a new message to the other sides, with its text and link but no number or address. `by` is the author's account name. */
export function mailMessage(row: ThreadRow, from: MessageSide, text: string, by?: string): void {
  inBackground('conversation mail', async () => {
    const listers: MessageSide[] = [
      ...(row.owner ? (['owner'] as const) : []),
      ...(!row.owner || row.isForAgency ? (['agency'] as const) : []),
    ];
    for (const to of from === 'sender' ? listers : (['sender'] as const)) await mailTo(row, to, text, by);
  });
}

/** The subject: "Asha Kulkarni replied to your enquiry about a flat" for its sender, "Ravi Kale wrote to you about a flat" for the others. */
async function subjectOf(t: Text<'enquiries/mails'>, row: ThreadRow, name: string, isSender: boolean) {
  const title = row.propertyTitle
    ? oneLine(await getTitle(row.property, row.propertyTitle, t.language))
    : undefined;
  if (isSender)
    return title
      ? t('{name} replied to your enquiry about {title}', { name, title })
      : t('{name} replied to your enquiry', { name });
  return title ? t('{name} wrote to you about {title}', { name, title }) : t('{name} wrote to you', { name });
}

/** The mail with a reply to the sender of an enquiry, in the name of its author, else of the lister or the agency. */
export async function answerMail(row: ThreadRow, text: string, by?: string): Promise<Mail | undefined> {
  const to = await receiverOf(row, 'sender');
  return to && messageMail(row, { ...to, name: row.name, side: 'sender' }, text, by);
}

type To = Receiver & { side: MessageSide };

async function messageMail(row: ThreadRow, to: To, text: string, by: string | undefined): Promise<Mail> {
  const { t } = textsIn(to.language, 'enquiries/mails');
  const isSender = to.side === 'sender';
  const person = isSender ? (by ?? (await listerNames([row]))(row)) : oneLine(row.name);
  const side = THREAD_SIDES[to.side];
  const thread = threadHeaders({ id: String(row._id), side }, false);
  const mail = await letter(to, await subjectOf(t, row, person, isSender), [text], {
    button: {
      label: t('Read and reply'),
      href: side === 's' ? threadUrl(row._id, t.language) : listerUrl(row._id, side, t.language),
    },
    home: row.property ? await getMailHome(row.property, t.language) : undefined,
    notes: thread.replyTo ? [t('You can also reply to this email.')] : [],
  });
  return { ...mail, ...thread };
}

async function mailTo(
  row: ThreadRow,
  side: MessageSide,
  text: string,
  by: string | undefined,
): Promise<void> {
  const to = await receiverOf(row, side);
  if (!to) return;
  // limited per address, because the sender's address was typed and its owner may never have asked
  const key = side === 'sender' ? emailKeyOf(to.email) : `${row._id}:${side}`;
  if (await mayMailFollowUp(key))
    await postMail(await messageMail(row, { ...to, side, name: to.name ?? (await site()).name }, text, by));
}
