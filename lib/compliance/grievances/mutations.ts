import 'server-only';
import { Types } from 'mongoose';
import { emailKeyOf } from '@/lib/accounts/users/data';
import { listRates } from '@/lib/costs/rates/data';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { AdminActor } from '@/lib/platform/auth/actor';
import { createOnce } from '@/lib/platform/db/create-once';
import { op } from '@/lib/platform/db/operators';
import { nextInSequence } from '@/lib/platform/db/sequence';
import { AppError } from '@/lib/platform/errors';
import { mayMailUninvited } from '@/lib/platform/http/rate-limit';
import { inBackground } from '@/lib/platform/jobs/background';
import type { Language } from '@/lib/platform/language/languages';
import { postMail } from '@/lib/platform/mail/queue';
import { Grievance } from '@/models/compliance/grievance';
import { findGrievance, type GrievanceLean } from './data';
import { grievanceAnsweredMail, grievanceReceivedMail } from './mails';
import { dueDay } from './rules';
import type { GrievanceInput } from './schema';

/** Enters a grievance in the register and confirms it by mail with number and last day. */
export async function createGrievance(
  { website, fillMs, ...input }: GrievanceInput,
  owner: string | undefined,
  language: Language,
  now = new Date(),
): Promise<{ number: string; dueOn: string }> {
  const year = now.getUTCFullYear();
  const { idempotencyKey, ...fields } = input;
  // on a first visit, a resent form finds no lasting browser id yet
  const { row, isNew } = await createOnce(Grievance, '', input, async (_id) => {
    const dueOn = dueDay(await listRates('India'), fields.about, now);
    const number = `G-${year}-${String(await nextInSequence(`grievances ${year}`)).padStart(4, '0')}`;
    const given = { ...fields, language, ...(owner && { owner }) };
    return Grievance.create({ _id, ...given, number, dueOn, receivedAt: now });
  });
  const { number, dueOn } = row;
  if (!isNew) return { number, dueOn };
  const { name, email } = fields;
  inBackground('grievance mail', async () => {
    // any address can be typed, so the page also shows number and day
    if (await mayMailUninvited(emailKeyOf(email)))
      await postMail(await grievanceReceivedMail({ name, email, language }, { number, dueOn }));
  });
  return { number, dueOn };
}

/** Answers a grievance once, with reasons, and mails the answer. */
export async function answerGrievance(
  actor: AdminActor<'settings'>,
  id: string,
  text: string,
  now = new Date(),
): Promise<void> {
  const { number } = await findGrievance(id);
  const answeredBy = { id: new Types.ObjectId(actor.userId), name: actor.name };
  const row = await Grievance.findOneAndUpdate(
    { _id: id, answeredAt: null },
    { $set: { answer: text, answeredAt: now, answeredBy } },
    { returnDocument: 'after' },
  ).lean<GrievanceLean>();
  if (!row) throw new AppError('conflict', 'This grievance already has a reply');
  await recordAudit({
    action: 'grievance.answer',
    by: actor,
    target: { type: 'grievance', id },
    details: { number },
  });
  if (row.email) await postMail(await grievanceAnsweredMail(row, { number, answer: text }));
}

/** Makes the browser's grievances the account's or the guest's at sign-in. */
export async function adoptGrievances(owners: readonly string[], to: string): Promise<void> {
  await Grievance.updateMany({ owner: op.in(owners) }, { $set: { owner: to } });
}

/** Removes an erased person from the register, which keeps number, days and answer. */
export async function eraseGrievances(owner: string, userId: string): Promise<void> {
  await Grievance.updateMany(
    { owner },
    { $set: { name: '', email: '', phone: '', text: '' }, $unset: { owner: 1, answer: 1 } },
  );
  await Grievance.updateMany({ 'answeredBy.id': userId }, { $unset: { 'answeredBy.id': 1 } });
}
