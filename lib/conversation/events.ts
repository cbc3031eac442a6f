import 'server-only';
import type { Actor } from '@/lib/auth/actor';
import type { MessageSide } from '@/lib/enquiry/constants';
import { defineEvent } from '@/lib/event';
import { inBackground } from '@/lib/jobs/background';
import { localPath } from '@/lib/language/languages';
import type { Text } from '@/lib/language/translate';
import { postMail } from '@/lib/mail/queue';
import { mailText, oneLine, type Receiver } from '@/lib/mail/text';
import { threadHeaders } from '@/lib/mail/thread';
import { site } from '@/lib/settings/data';
import { getCredentials } from '@/lib/user/data';
import { THREAD_SIDES } from './constants';
import type { ThreadRow } from './data';

/** A message was written, by whichever way. */
export const messageRecorded = defineEvent<{
  enquiry: string;
  from: MessageSide;
  text: string;
  at: Date;
  /** who wrote it, where that is an account */
  by?: Pick<Actor, 'name' | 'userId'> | undefined;
}>('conversation.message');

/** Who gets the mails of a side: the sender if there is an address, the lister, else the agency. */
async function receiverOf(row: ThreadRow, to: MessageSide): Promise<Omit<Receiver, 'name'> | undefined> {
  // a sender without an address finds the answer on the page
  if (to === 'sender') return row.email ? { email: row.email, language: row.language } : undefined;
  const owner = to === 'owner' && row.owner ? await getCredentials({ id: String(row.owner) }) : undefined;
  return owner ?? { email: (await site()).email };
}

/** Tells the other sides of a new message: the text, and where the conversation is. Neither number nor address goes along. */
export function mailMessage(row: ThreadRow, from: MessageSide, text: string): void {
  inBackground('conversation mail', async () => {
    const listers: MessageSide[] = [
      ...(row.owner ? (['owner'] as const) : []),
      ...(!row.owner || row.isForAgency ? (['agency'] as const) : []),
    ];
    for (const to of from === 'sender' ? listers : (['sender'] as const)) await mailTo(row, to, text);
  });
}

/** What a mail calls the message: an answer to the sender of the enquiry, a message to the others. */
function wordsFor(t: Text<'enquiryMails'>, row: ThreadRow, isSender: boolean) {
  const title = row.propertyTitle ? oneLine(row.propertyTitle) : undefined;
  const name = oneLine(row.name);
  if (isSender)
    return title
      ? [
          t('Answer to your enquiry about {title}', { title }),
          t('There is an answer to your enquiry about {title}:', { title }),
        ]
      : [t('Answer to your enquiry'), t('There is an answer to your enquiry:')];
  return title
    ? [t('A message about {title}', { title }), t('{name} writes about {title}:', { name, title })]
    : [t('A message'), t('{name} writes:', { name })];
}

async function mailTo(row: ThreadRow, to: MessageSide, text: string): Promise<void> {
  const { url, name } = await site();
  const receiver = await receiverOf(row, to);
  if (!receiver) return;
  const t = mailText(receiver, 'enquiryMails');
  const isSender = to === 'sender';
  const link = url + localPath(t.language, isSender ? '/enquiries' : '/dashboard/leads');
  const [subject, lead] = wordsFor(t, row, isSender);
  const thread = threadHeaders({ id: String(row._id), side: THREAD_SIDES[to] }, false);
  const how = thread.replyTo
    ? t('Answer this mail, or write on the page: {link}', { link })
    : t('Answer here: {link}', { link });
  await postMail({
    to: receiver.email,
    subject: `${subject} · ${name}`,
    text: `${[lead, text, how, name].join('\n\n')}\n`,
    ...thread,
  });
}
