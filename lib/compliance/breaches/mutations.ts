import 'server-only';
import { listRules } from '@/lib/compliance/rulebook/data';
import { figureOn } from '@/lib/compliance/rulebook/rules';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { AdminActor } from '@/lib/platform/auth/actor';
import { nextInSequence } from '@/lib/platform/db/sequence';
import { writeVersion } from '@/lib/platform/db/write-version';
import { AppError } from '@/lib/platform/errors';
import { HOUR_MS } from '@/lib/platform/time/time';
import { Breach } from '@/models/compliance/breach';
import type { BreachStep } from './constants';
import { findBreach, toBreachDto } from './data';
import type { BreachDto } from './dto';
import { type BreachChange, momentOf, type NewBreach } from './schema';

const SENT_FIELDS = {
  'board-notice': 'boardToldAt',
  people: 'peopleToldAt',
  'board-report': 'boardReportedAt',
} as const satisfies Record<BreachStep, string>;

/** Enters a breach. The clock runs from the moment it was noticed, by the rule of that day. */
export async function createBreach(
  actor: AdminActor<'settings'>,
  { noticedOn, noticedTime, ...known }: NewBreach,
): Promise<BreachDto> {
  const noticedAt = new Date(momentOf(noticedOn, noticedTime));
  const hours = figureOn(await listRules(), 'dpdp-breach-hours', noticedOn);
  const year = noticedOn.slice(0, 4);
  const number = `B-${year}-${String(await nextInSequence(`breaches ${year}`)).padStart(4, '0')}`;
  const dueAt = new Date(noticedAt.getTime() + hours * HOUR_MS);
  const { _id } = await Breach.create({ ...known, number, noticedAt, dueAt });
  const id = String(_id);
  await recordAudit({
    action: 'breach.write',
    by: actor,
    target: { type: 'breach', id },
    details: { number },
  });
  return toBreachDto(await findBreach(id));
}

/**
 * Adds what became known, or records that a notice or the report was sent; each is sent once. Of two changes based on the same version
 * the later is rejected.
 */
export async function updateBreach(
  actor: AdminActor<'settings'>,
  id: string,
  { sent, __v: version, ...known }: BreachChange,
  now = new Date(),
): Promise<BreachDto> {
  await findBreach(id);
  const set = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
  const current = async () => toBreachDto(await findBreach(id));
  if (Object.keys(set).length > 0)
    await writeVersion(Breach, { _id: id }, { $set: set }, { version, current });
  if (sent) {
    const field = SENT_FIELDS[sent];
    const { matchedCount } = await Breach.updateOne({ _id: id, [field]: null }, { $set: { [field]: now } });
    if (matchedCount === 0) throw new AppError('conflict', 'It is recorded as sent already');
  }
  const details = { fields: Object.keys(set), ...(sent && { sent }) };
  await recordAudit({ action: 'breach.write', by: actor, target: { type: 'breach', id }, details });
  return current();
}
