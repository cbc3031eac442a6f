import { messageWith } from '@/lib/platform/language/message';
import 'server-only';
import { adoptReleases, eraseReleases } from '@/lib/accounts/number-release/mutations';
import type { MessageSide } from '@/lib/enquiries/constants';
import { statusUpdate } from '@/lib/enquiries/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { AppError, notFound } from '@/lib/platform/errors';
import { isInScope } from '@/lib/teams/rules';
import { Enquiry } from '@/models/enquiries/enquiry';
import { MAX_MESSAGES } from './constants';
import { findLinkedEnquiry, type ThreadRow } from './data';
import { messageRecorded } from './events';
import { mailMessage } from './mails';

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
  /** the mail's id: the same one is stored once */
  mailId?: string | undefined;
};

/** Adds a message and mails it to the other side. The first one of the lister or the agency ends the wait. False: it was already stored. */
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
      messageWith('A conversation holds {max} messages. Please call instead', { max: MAX_MESSAGES }),
    );
  }
  await messageRecorded.emit({ enquiry: String(row._id), from, text, at, by });
  mailMessage(row, from, text, by?.name);
  return true;
}

/** Adds a message from `owner` to this enquiry. */
export async function sendMessage(
  owner: string | undefined,
  actor: Actor | null,
  id: string,
  text: string,
): Promise<void> {
  const { row, from } = await sideOf(owner, actor, id);
  await addMessage(row, { from, text, by: actor ?? undefined });
}

/** A message from the sender, who holds the link from a mail. */
export async function sendLinkedMessage(token: string, text: string): Promise<void> {
  const row = await findLinkedEnquiry(token);
  if (!row) throw notFound('Enquiry not found');
  await addMessage(row, { from: 'sender', text });
}

/** An answer from a person responsible for the enquiry, which the caller has checked. */
export async function writeAnswer(row: ThreadRow, text: string, by: Actor): Promise<void> {
  const from = row.owner && by.role !== 'admin' ? 'owner' : 'agency';
  await addMessage(row, { from, text, by });
}

/** A message that arrived by mail, from the side whose address it was sent to. False: it was already stored. */
export async function receiveMessage(
  row: ThreadRow,
  message: Message & { mailId: string },
): Promise<boolean> {
  return addMessage(row, message);
}

/** Enquiries of a browser or guest become the account's. */
export async function adoptEnquiries(from: string, to: string): Promise<void> {
  await Enquiry.updateMany({ sender: from }, { $set: { sender: to } });
  await adoptReleases(from, to);
}

/** What others were shown stays with them, without the link to the account; the numbers are no longer shown. */
export async function eraseConversations(owner: string): Promise<void> {
  await Enquiry.deleteMany({ sender: owner });
  await eraseReleases(owner);
}
