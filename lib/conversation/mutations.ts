import 'server-only';
import { trusted } from 'mongoose';
import type { Actor } from '@/lib/auth/actor';
import { connectDb } from '@/lib/db';
import type { MessageSide } from '@/lib/enquiry/constants';
import { AppError, notFound } from '@/lib/errors';
import { adoptReleases, eraseReleases } from '@/lib/number-release/mutations';
import { isInScope } from '@/lib/team/rules';
import { Enquiry } from '@/models/enquiry';
import { MAX_MESSAGES } from './constants';
import type { ThreadRow } from './data';
import { mailMessage } from './events';

/** On which side of an enquiry somebody is. Foreign and unknown enquiries reject alike. */
async function sideOf(
  owner: string | undefined,
  actor: Actor | null,
  id: string,
): Promise<{ row: ThreadRow; from: MessageSide }> {
  await connectDb();
  const row = owner === undefined ? null : await Enquiry.findById(id).lean<ThreadRow>();
  if (row && row.sender === owner) return { row, from: 'sender' };
  if (row && actor && isInScope(actor, row)) return { row, from: 'owner' };
  throw notFound('Enquiry not found');
}

/** Adds a message to the conversation and mails it to the other side. The first answer of the lister ends the waiting. */
export async function sendMessage(
  owner: string | undefined,
  actor: Actor | null,
  id: string,
  text: string,
): Promise<void> {
  const { row, from } = await sideOf(owner, actor, id);
  const at = new Date();
  const answered = from === 'owner' && !row.firstAnsweredAt;
  const { modifiedCount } = await Enquiry.updateOne(
    { _id: row._id, [`messages.${MAX_MESSAGES - 1}`]: trusted({ $exists: false }) },
    {
      $push: { messages: { from, text, at } },
      ...(answered && {
        $set: { firstAnsweredAt: at, ...(row.status === 'new' && { status: 'contacted' as const }) },
      }),
    },
  );
  if (modifiedCount === 0)
    throw new AppError('conflict', `A conversation holds ${MAX_MESSAGES} messages. Please call instead`);
  mailMessage(row, from === 'sender' ? 'lister' : 'sender', text);
}

/** What a browser or guest has asked becomes the account's. */
export async function adoptEnquiries(from: string, to: string): Promise<void> {
  await connectDb();
  await Enquiry.updateMany({ sender: from }, { $set: { sender: to } });
  await adoptReleases(from, to);
}

/** What others were told stays with them, without the way back to the account; its numbers are no longer shown. */
export async function eraseConversations(owner: string): Promise<void> {
  await Enquiry.deleteMany({ sender: owner });
  await eraseReleases(owner);
}
