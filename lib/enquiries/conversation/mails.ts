import 'server-only';
import { letter } from '@/lib/accounts/mails';
import { getCredentials } from '@/lib/accounts/users/data';
import type { MessageSide } from '@/lib/enquiries/constants';
import { getMailHome } from '@/lib/listings/mail-homes/data';
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
import { listerNames, type ThreadRow, threadUrl } from './data';

/** Who gets the mails of a side: the sender if there is an address, the lister, else the agency. */
async function receiverOf(
  row: ThreadRow,
  to: MessageSide,
): Promise<(Omit<Receiver, 'name'> & { name?: string }) | undefined> {
  // a sender without an address finds the answer on the page
  if (to === 'sender')
    return row.email ? { name: oneLine(row.name), email: row.email, language: row.language } : undefined;
  const owner = to === 'owner' && row.owner ? await getCredentials({ id: String(row.owner) }) : undefined;
  return owner ?? { email: (await site()).email };
}

/**
 * Tells the other sides of a new message: the text, and where the conversation is. Neither number nor address goes along. `by` is the name
 * of the account that wrote it.
 */
export function mailMessage(row: ThreadRow, from: MessageSide, text: string, by?: string): void {
  inBackground('conversation mail', async () => {
    const listers: MessageSide[] = [
      ...(row.owner ? (['owner'] as const) : []),
      ...(!row.owner || row.isForAgency ? (['agency'] as const) : []),
    ];
    for (const to of from === 'sender' ? listers : (['sender'] as const)) await mailTo(row, to, text, by);
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

/** Who signs an answer: the person who wrote it, else the lister, above the agency. */
async function signatureOf(row: ThreadRow, by: string | undefined): Promise<string | undefined> {
  const agency = await site();
  const name = by ?? (await listerNames([row]))(row);
  return name === agency.name ? undefined : name;
}

async function mailTo(row: ThreadRow, to: MessageSide, text: string, by: string | undefined): Promise<void> {
  const { url, name } = await site();
  const receiver = await receiverOf(row, to);
  if (!receiver) return;
  const { t } = textsIn(receiver.language, 'enquiries/mails');
  const isSender = to === 'sender';
  const link = isSender ? threadUrl(row._id, t.language) : url + localPath(t.language, '/dashboard/leads');
  const [subject = '', lead = ''] = await wordsFor(t, row, isSender);
  const thread = threadHeaders({ id: String(row._id), side: THREAD_SIDES[to] }, false);
  const mail = await letter(
    { ...receiver, name: receiver.name ?? name },
    subject,
    [
      lead,
      text,
      `${t('Read and answer')}:\n${link}`,
      ...(thread.replyTo ? [t('You can also answer this mail.')] : []),
    ],
    {
      home: row.property ? await getMailHome(row.property, t.language) : undefined,
      person: isSender ? await signatureOf(row, by) : undefined,
    },
  );
  await postMail({ ...mail, ...thread });
}
