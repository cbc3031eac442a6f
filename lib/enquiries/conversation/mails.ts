import 'server-only';
import { getCredentials } from '@/lib/accounts/users/data';
import type { MessageSide } from '@/lib/enquiries/constants';
import { getTitle } from '@/lib/listings/title/data';
import { inBackground } from '@/lib/platform/jobs/background';
import { localPath } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { Text } from '@/lib/platform/language/translate';
import { postMail } from '@/lib/platform/mail/queue';
import { oneLine, type Receiver } from '@/lib/platform/mail/text';
import { threadHeaders } from '@/lib/platform/mail/thread';
import { site } from '@/lib/settings/data';
import { THREAD_SIDES } from './constants';
import type { ThreadRow } from './data';

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
async function wordsFor(t: Text<'enquiries/mails'>, row: ThreadRow, isSender: boolean) {
  const title = row.propertyTitle
    ? oneLine(await getTitle(row.property, row.propertyTitle, t.language))
    : undefined;
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
  const { t } = textsIn(receiver.language, 'enquiries/mails');
  const isSender = to === 'sender';
  const link = url + localPath(t.language, isSender ? '/enquiries' : '/dashboard/leads');
  const [subject, lead] = await wordsFor(t, row, isSender);
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
