import 'server-only';
import type { Actor } from '@/lib/auth/actor';
import type { MessageSide } from '@/lib/enquiry/constants';
import { defineEvent } from '@/lib/event';
import { inBackground } from '@/lib/jobs/background';
import { postMail } from '@/lib/mail/queue';
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

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120);

/** Who gets the mails of a side: the sender if there is an address, the lister, else the agency. */
async function addressOf(row: ThreadRow, to: MessageSide): Promise<string | undefined> {
  // a sender without an address finds the answer on the page
  if (to === 'sender') return row.email ?? undefined;
  const owner = to === 'owner' && row.owner ? await getCredentials({ id: String(row.owner) }) : undefined;
  return owner?.email ?? (await site()).email;
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

async function mailTo(row: ThreadRow, to: MessageSide, text: string): Promise<void> {
  const { url, name } = await site();
  const address = await addressOf(row, to);
  if (!address) return;
  const about = row.propertyTitle ? ` about ${oneLine(row.propertyTitle)}` : '';
  const isSender = to === 'sender';
  const page = isSender ? '/enquiries' : '/dashboard/leads';
  const lead = isSender
    ? `There is an answer to your enquiry${about}:`
    : `${oneLine(row.name)} writes${about}:`;
  const thread = threadHeaders({ id: String(row._id), side: THREAD_SIDES[to] }, false);
  const how = thread.replyTo
    ? `Answer this mail, or write on the page: ${url}${page}`
    : `Answer here: ${url}${page}`;
  await postMail({
    to: address,
    subject: `${isSender ? 'Answer to your enquiry' : 'A message'}${about} · ${name}`,
    text: `${[lead, text, how, name].join('\n\n')}\n`,
    ...thread,
  });
}
