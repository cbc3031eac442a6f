import 'server-only';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { AdminActor } from '@/lib/platform/auth/actor';
import { createOnce } from '@/lib/platform/db/create-once';
import { insertWithin } from '@/lib/platform/db/insert-within';
import { op } from '@/lib/platform/db/operators';
import { writeVersion } from '@/lib/platform/db/write-version';
import { AppError, notFound } from '@/lib/platform/errors';
import { DecisionReason } from '@/models/moderation/decision-reason';
import { MAX_OWN_REASONS, USUAL_REASONS } from './constants';
import { findReason } from './data';
import type { ReasonDto } from './dto';
import type { NewReason, ReasonTexts } from './schema';

const MISSING = 'Reason not found';

const record = (actor: AdminActor<'moderate'>, key: string, details: object) =>
  recordAudit({ action: 'settings.write', by: actor, details: { reason: key, ...details } });

export async function addReason(actor: AdminActor<'moderate'>, input: NewReason): Promise<{ key: string }> {
  const own = { key: op.notIn(Object.keys(USUAL_REASONS)), isHidden: false };
  const { idempotencyKey, ...fields } = input;
  const { row, isNew } = await createOnce(DecisionReason, actor.userId, input, (_id) =>
    insertWithin({
      max: MAX_OWN_REASONS,
      model: DecisionReason,
      among: own,
      insert: () => DecisionReason.create({ _id, key: `own-${_id}`, ...fields }),
      full: () => new AppError('conflict', 'There are too many reasons. Please delete one first'),
    }),
  );
  const { key } = row;
  if (isNew) await record(actor, key, { text: fields.en });
  return { key };
}

/** Changes the texts of a reason, also a usual one. Past decisions keep theirs. Rejects the second of two changes to one version. */
export async function changeReason(
  actor: AdminActor<'moderate'>,
  key: string,
  { __v: version, ...texts }: ReasonTexts & { __v?: number | undefined },
): Promise<ReasonDto> {
  const found = await findReason(key);
  if (!found) throw notFound(MISSING);
  const current = () => findReason(key);
  await writeVersion(
    DecisionReason,
    { key },
    { $set: texts, $setOnInsert: { decision: found.decision } },
    { version, current, upsert: true, missing: MISSING },
  );
  await record(actor, key, { text: texts.en });
  return (await current()) ?? found;
}

/** Hides a reason but keeps its texts, because held mails may still use it. */
export async function removeReason(actor: AdminActor<'moderate'>, key: string): Promise<void> {
  const found = await findReason(key);
  if (!found) throw notFound(MISSING);
  const { decision, en, mr, hi } = found;
  await DecisionReason.updateOne(
    { key },
    { $set: { isHidden: true }, $setOnInsert: { decision, en, mr, hi } },
    { upsert: true },
  );
  await record(actor, key, { deleted: true });
}

/** Offers all usual reasons again, in their original wording. */
export async function restoreReasons(actor: AdminActor<'moderate'>): Promise<void> {
  await DecisionReason.deleteMany({ key: op.in(Object.keys(USUAL_REASONS)) });
  await record(actor, 'usual', { restored: true });
}
