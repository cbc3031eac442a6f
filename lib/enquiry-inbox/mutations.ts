import 'server-only';
import { recordAudit } from '@/lib/audit/mutations';
import type { AdminActor } from '@/lib/auth/actor';
import { connectDb } from '@/lib/db';
import { enquiryMoved } from '@/lib/enquiry/events';
import { AppError, notFound } from '@/lib/errors';
import { getMailer } from '@/lib/mail/mailer';
import { threadHeaders } from '@/lib/mail/thread';
import { site } from '@/lib/settings/data';
import { Enquiry } from '@/models/enquiry';
import { User } from '@/models/user';
import type { EnquiryChange } from './schema';

/** Changes status and owner and adds a note, in one write. Leaving 'new' is the first answer. */
export async function changeEnquiry(
  id: string,
  change: EnquiryChange,
  actor: AdminActor<'enquiries'>,
): Promise<void> {
  await connectDb();
  const row = await Enquiry.findById(id).lean();
  if (!row) throw notFound('Enquiry not found');
  if (change.assignee && !(await User.exists({ _id: change.assignee, role: 'admin' }))) {
    throw new AppError('invalid', 'Only an admin can own an enquiry');
  }
  const at = new Date();
  const moved = change.status !== undefined && change.status !== row.status;
  const note = (kind: 'note' | 'status', text: string) => ({ kind, text, by: actor.name, at });
  const notes = [
    ...(moved ? [note('status', `${row.status} → ${change.status}`)] : []),
    ...(change.note ? [note('note', change.note)] : []),
  ];
  const answered = moved && change.status !== 'new' && !row.firstAnsweredAt;
  await Enquiry.updateOne(
    { _id: id },
    {
      $set: {
        ...(moved && { status: change.status }),
        ...(change.assignee && { assignee: change.assignee }),
        ...(answered && { firstAnsweredAt: at }),
      },
      ...(change.assignee === '' && { $unset: { assignee: 1 } }),
      ...(notes.length > 0 && { $push: { notes: { $each: notes } } }),
    },
  );
  if (moved && change.status)
    await enquiryMoved.emit({ id, status: change.status, isAnswer: answered, at, by: actor });
  const target = { type: 'enquiry', id };
  const details = {
    ...(moved && { from: row.status, to: change.status }),
    ...(change.assignee !== undefined && { assignee: change.assignee }),
  };
  await recordAudit({ action: 'enquiry.write', by: actor, target, details });
}

/** Sends the answer, then puts it on record: an answer that did not leave is not shown as sent. */
export async function replyToEnquiry(
  id: string,
  text: string,
  actor: AdminActor<'enquiries'>,
): Promise<void> {
  await connectDb();
  const row = await Enquiry.findById(id).lean();
  if (!row) throw notFound('Enquiry not found');
  if (!row.email) throw new AppError('conflict', 'The sender left no e-mail address. Please call instead');
  const { name, phone, email } = await site();
  const about = row.propertyTitle ? `Your enquiry: ${row.propertyTitle}` : 'Your enquiry';
  const letter = [`Hello ${row.name},`, text, `${actor.name}\n${name}\n${phone}\n${email}`].join('\n\n');
  try {
    const thread = threadHeaders({ id, side: 's' }, false);
    await getMailer().send({ to: row.email, subject: `${about} · ${name}`, text: `${letter}\n`, ...thread });
  } catch (error) {
    throw new AppError('unavailable', 'The mail could not be sent. Nothing was saved; please try again', {
      cause: error,
    });
  }
  const at = new Date();
  await Enquiry.updateOne(
    { _id: id },
    {
      $push: {
        notes: { kind: 'reply', text, by: actor.name, at },
        messages: { from: 'agency', text, at },
      },
      $set: {
        ...(row.status === 'new' && { status: 'contacted' }),
        ...(!row.firstAnsweredAt && { firstAnsweredAt: at }),
      },
    },
  );
  const status = row.status === 'new' ? 'contacted' : row.status;
  await enquiryMoved.emit({ id, status, isAnswer: true, at, by: actor });
  await recordAudit({
    action: 'enquiry.write',
    by: actor,
    target: { type: 'enquiry', id },
    details: { kind: 'reply' },
  });
}
