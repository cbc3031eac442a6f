import 'server-only';
import {
  adoptReleases,
  eraseReleases,
  type NewRelease,
  recordRelease,
  withdrawNumber,
} from '@/lib/accounts/number-release/mutations';
import { AGENCY } from '@/lib/accounts/number-release/rules';
import type { MessageSide } from '@/lib/enquiries/constants';
import { statusUpdate } from '@/lib/enquiries/mutations';
import { getSides, mapPhones, type Sides } from '@/lib/enquiries/number-release/data';
import { numberReleased } from '@/lib/enquiries/number-release/events';
import type { Actor } from '@/lib/platform/auth/actor';
import { idOnce } from '@/lib/platform/db/create-once';
import { op } from '@/lib/platform/db/operators';
import { AppError, notFound } from '@/lib/platform/errors';
import { messageWith } from '@/lib/platform/language/message';
import { isInScope } from '@/lib/teams/rules';
import { Enquiry } from '@/models/enquiries/enquiry';
import { MAX_MESSAGES } from './constants';
import { findLinkedEnquiry, type ThreadRow } from './data';
import { messageRecorded } from './events';
import { mailMessage } from './mails';
import type { MessageInput } from './schema';

/** The person's side in an enquiry. Foreign and unknown enquiries are rejected alike. */
async function sideOf(
  owner: string | undefined,
  actor: Actor | null,
  id: string,
): Promise<{ row: ThreadRow; from: MessageSide }> {
  const row = owner === undefined ? null : await Enquiry.findById(id).lean<ThreadRow>();
  if (row && row.sender === owner) return { row, from: 'sender' };
  if (row && actor && isInScope(actor, row)) return { row, from: 'owner' };
  throw notFound('Enquiry not found');
}

type Message = {
  from: MessageSide;
  text: string;
  by?: Pick<Actor, 'name' | 'userId'> | undefined;
  /** id of its mail, or one derived from its form's key; a message with the same id is stored once */
  mailId?: string | undefined;
};

/** Adds a message and mails it to the other side. The lister's or agency's first message ends the wait. Returns false if it was already stored. */
async function addMessage(row: ThreadRow, { from, text, by, mailId }: Message): Promise<boolean> {
  const at = new Date();
  const answered = from !== 'sender' && !row.firstAnsweredAt;
  const { modifiedCount } = await Enquiry.updateOne(
    {
      _id: row._id,
      [`messages.${MAX_MESSAGES - 1}`]: op.missing(),
      ...(mailId && { 'messages.mailId': op.not(mailId) }),
    },
    {
      $push: { messages: { from, text, at, ...(mailId && { mailId }) } },
      ...(answered && {
        $set: {
          firstAnsweredAt: at,
          ...(row.status === 'new' && statusUpdate(row, { status: 'contacted' }).$set),
        },
      }),
    },
  );
  if (modifiedCount === 0) {
    if (mailId && (await Enquiry.exists({ _id: row._id, 'messages.mailId': mailId }))) return false;
    throw new AppError(
      'conflict',
      messageWith('This conversation has reached {max} messages. Please call instead', { max: MAX_MESSAGES }),
    );
  }
  await messageRecorded.emit({ enquiry: String(row._id), from, text, at, by });
  mailMessage(row, from, text, by?.name);
  return true;
}

const sent = (by: string, input: MessageInput) => ({ text: input.text, mailId: idOnce(by, input) });

/** Adds a message from `owner` to this enquiry. */
export async function sendMessage(
  owner: string | undefined,
  actor: Actor | null,
  id: string,
  input: MessageInput,
): Promise<void> {
  const { row, from } = await sideOf(owner, actor, id);
  await addMessage(row, { from, by: actor ?? undefined, ...sent(owner ?? '', input) });
}

/** Adds a message from the sender, who has the link from a mail. */
export async function sendLinkedMessage(token: string, input: MessageInput): Promise<void> {
  const row = await findLinkedEnquiry(token);
  if (!row) throw notFound('Enquiry not found');
  await addMessage(row, { from: 'sender', ...sent(token, input) });
}

/** Writes a reply. The caller has checked that the person is responsible for the enquiry. */
export async function writeAnswer(row: ThreadRow, input: MessageInput, by: Actor): Promise<void> {
  const from = row.owner && by.role !== 'admin' ? 'owner' : 'agency';
  await addMessage(row, { from, by, ...sent(by.userId, input) });
}

/** Adds a message that arrived by mail, from the side that its address belongs to. Returns false if it was already stored. */
export async function receiveMessage(
  row: ThreadRow,
  message: Message & { mailId: string },
): Promise<boolean> {
  return addMessage(row, message);
}

/** Moves the enquiries of a browser or guest to the account. */
export async function adoptEnquiries(from: string, to: string): Promise<void> {
  await Enquiry.updateMany({ sender: from }, { $set: { sender: to } });
  await adoptReleases(from, to);
}

/** Removes the link to the account from messages that others were shown, and hides the numbers. */
export async function eraseConversations(owner: string): Promise<void> {
  await Enquiry.deleteMany({ sender: owner });
  await eraseReleases(owner);
}

async function record(sides: Sides, giver: string, reason: NewRelease['reason']): Promise<void> {
  const { enquiry, property, propertyTitle, sender, lister, senderName, isForAgency } = sides;
  const about = { giver, reason, enquiry, property, propertyTitle };
  const at = new Date();
  if (giver !== sender) {
    await recordRelease({ ...about, receiver: sender ?? 'unknown', to: senderName }, at);
    return;
  }
  const added = await recordRelease({ ...about, receiver: lister }, at);
  if (isForAgency) await recordRelease({ ...about, receiver: AGENCY }, at);
  if (added && reason === 'tap') await numberReleased.emit({ id: added, enquiry: String(enquiry), at });
}

/** Shares the sender's number with the home's lister, and with the agency if it is notified too. */
export async function recordEnquiryRelease(enquiry: string): Promise<void> {
  const sides = await getSides(enquiry);
  if (sides?.sender) await record(sides, sides.sender, 'enquiry');
}

/** Shares the sender's number again, through the link in a mail. */
export async function releaseLinkedNumber(token: string): Promise<void> {
  const row = await findLinkedEnquiry(token);
  if (!row?.sender) throw notFound('Enquiry not found');
  await releaseNumber(row.sender, null, String(row._id));
}

/** Withdraws the sender's number, through the link in a mail. */
export async function withdrawLinkedNumber(token: string, id: string): Promise<void> {
  await withdrawNumber((await findLinkedEnquiry(token))?.sender ?? undefined, id);
}

/** Shares one's own number with the other side of an enquiry after a tap. Throws 'not_found' for other people's enquiries. */
export async function releaseNumber(
  owner: string | undefined,
  actor: Actor | null,
  enquiry: string,
): Promise<void> {
  const sides = await getSides(enquiry);
  const isLister = owner === sides?.lister && (!sides?.team || sides.team === actor?.team?.id);
  if (!sides || owner === undefined || !(owner === sides.sender || isLister))
    throw notFound('Enquiry not found');
  if (isLister && !(await mapPhones([owner])).has(owner))
    throw new AppError('conflict', 'Your profile has no phone number. Add one first');
  await record(sides, owner, 'tap');
}
