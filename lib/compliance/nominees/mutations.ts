import 'server-only';
import { Types } from 'mongoose';
import { emailKeyOf } from '@/lib/accounts/users/data';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { Nominee } from '@/models/compliance/nominee';
import type { NomineeInput } from './schema';

const audit = (actor: Actor, details: Record<string, unknown>) =>
  recordAudit({
    action: 'nominee.write',
    by: actor,
    target: { type: 'user', id: actor.userId },
    details,
  });

export async function saveNominee(actor: Actor, input: NomineeInput): Promise<void> {
  const user = new Types.ObjectId(actor.userId);
  await Nominee.updateOne(
    { user },
    { $set: { ...input, emailKey: emailKeyOf(input.email) }, $setOnInsert: { user } },
    { upsert: true },
  );
  await audit(actor, { named: true });
}

export async function deleteNominee(actor: Actor): Promise<void> {
  await eraseNominee(actor.userId);
  await audit(actor, { named: false });
}

export async function eraseNominee(userId: string): Promise<void> {
  await Nominee.deleteOne({ user: userId });
}
