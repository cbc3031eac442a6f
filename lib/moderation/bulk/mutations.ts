import 'server-only';
import { findListings } from '@/lib/listings/data';
import { assertReason, reasonText } from '@/lib/moderation/reasons/data';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { AdminActor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { notFound } from '@/lib/platform/errors';
import { type DecisionDetail, getBulk } from './data';
import type { BulkDto } from './dto';
import { decisionBulk } from './jobs';
import type { BulkDecisionInput } from './schema';

async function bulkOf(id: string): Promise<BulkDto> {
  const bulk = await getBulk(id);
  if (!bulk) throw notFound('Bulk decision not found');
  return bulk;
}

/** Stores the order and starts it. The work continues in the background even if the page is closed. */
export async function startBulk(
  { listings, decision, reason, reasonKey, evidenceDate }: BulkDecisionInput,
  actor: AdminActor<'moderate'>,
): Promise<BulkDto> {
  await assertReason(decision, reasonKey);
  const chosen = new Map(listings.map((listing) => [listing.id.toLowerCase(), listing]));
  const known = await findListings({ _id: op.in([...chosen.keys()]) }, { title: 1 });
  const titles = new Map(known.map(({ _id, title }) => [String(_id), title]));
  const detail: DecisionDetail = {
    ...{ reason, evidenceDate, by: actor.name, total: chosen.size },
    ...(reasonKey && { reasonKey, reasonShown: await reasonText({ reason, reasonKey }) }),
  };
  const items = [...chosen].map(([id, { version, review }]) => ({
    ...{ id, title: titles.get(id) ?? '', detail: { version, review } },
  }));
  const { id } = await decisionBulk.start({ action: decision, detail, items }, actor);
  return bulkOf(id);
}

/** Asks the running process to stop after the current slice. Decisions already made stay. */
export async function stopBulk(id: string, actor: AdminActor<'moderate'>): Promise<BulkDto> {
  await bulkOf(id);
  const { handled } = await decisionBulk.stop(id);
  const details = { kind: 'stop bulk decision', bulk: id, decided: handled };
  await recordAudit({ action: 'property.write', by: actor, details });
  return bulkOf(id);
}

/** Starts undoing a bulk decision. Its mails are never sent, because they are held while it can be undone. */
export async function undoBulk(id: string, actor: AdminActor<'moderate'>): Promise<BulkDto> {
  await bulkOf(id);
  await decisionBulk.undo(id, actor);
  return bulkOf(id);
}
