import 'server-only';
import { Types, trusted } from 'mongoose';
import { ZodError } from 'zod';
import { isRecorded, recordAudit } from '@/lib/audit/mutations';
import { type AdminActor, jobAdminActor } from '@/lib/auth/actor';
import { isStillPermitted } from '@/lib/auth/data';
import { connectDb } from '@/lib/db';
import { AppError, notFound } from '@/lib/errors';
import { inBackground } from '@/lib/jobs/background';
import { type RecordWork, recordWork } from '@/lib/jobs/record-work';
import { log } from '@/lib/log';
import type { Decision } from '@/lib/moderation/constants';
import { type Checkpoint, decide, published } from '@/lib/moderation/mutations';
import type { ModerationDecision } from '@/lib/moderation/schema';
import { DAY_MS, MINUTE_MS } from '@/lib/time';
import { BulkDecision, type BulkDecisionRecord } from '@/models/bulk-decision';
import { Property } from '@/models/property';
import { BULK_RETENTION_DAYS, BULK_UNDO_MINUTES } from './constants';
import { stateOf, toBulkDto } from './data';
import type { BulkDto } from './dto';
import type { BulkDecisionInput } from './schema';

type Row = BulkDecisionRecord & { _id: Types.ObjectId };
type Item = Row['items'][number];

/** An unexpected error may come from the database; after so many attempts it comes from the listing. */
const MAX_ATTEMPTS = 3;

const work: RecordWork<BulkDecisionRecord> = recordWork({
  name: 'bulk decision',
  model: BulkDecision,
  active: ['running'],
  begin: () => step,
});

/** Decides about one listing after another, unless another process does. */
export const workOnBulk = work.run;
/** Continues every bulk decision that no process works on. */
export const resumeBulks = work.runDue;

/** Stores the order and starts it. The work goes on in the background, whether the page stays open or not. */
export async function startBulk(
  { listings, decision, reason, evidenceDate }: BulkDecisionInput,
  actor: AdminActor<'moderate'>,
): Promise<BulkDto> {
  await connectDb();
  const ids = listings.map(({ id }) => id);
  const known = await Property.find({ _id: trusted({ $in: ids }) }, { title: 1 }).lean();
  const titles = new Map(known.map(({ _id, title }) => [String(_id), title]));
  const chosen = new Map(listings.map((one) => [one.id.toLowerCase(), one]));
  const row = await BulkDecision.create({
    by: new Types.ObjectId(actor.userId),
    byName: actor.name,
    byRole: actor.role,
    ip: actor.ip,
    decision,
    reason,
    evidenceDate,
    items: [...chosen].map(([id, { version }]) => ({ property: id, version, title: titles.get(id) ?? '' })),
    expiresAt: new Date(Date.now() + BULK_RETENTION_DAYS * DAY_MS),
  });
  const id = String(row._id);
  inBackground('bulk decision', () => workOnBulk(id));
  return toBulkDto(row.toObject());
}

/** Asks the process that runs it to stop after the current listing. Decisions that were made stay. */
export async function stopBulk(id: string, actor: AdminActor<'moderate'>): Promise<BulkDto> {
  await connectDb();
  const row = await BulkDecision.findOneAndUpdate(
    { _id: id, status: 'running' },
    { $set: { stop: true } },
    { returnDocument: 'after' },
  ).lean();
  if (row) {
    const details = { kind: 'stop bulk decision', bulk: id, decided: row.cursor };
    await recordAudit({ action: 'property.write', by: actor, details });
    return toBulkDto(row);
  }
  if (!(await BulkDecision.exists({ _id: id }))) throw notFound('Bulk decision not found');
  throw new AppError('conflict', 'It has already ended');
}

/** One listing. Returns the row as it stands then, or null at the end or when another process goes on. */
async function step(row: Row): Promise<Row | null> {
  const item = row.items[row.cursor];
  if (!item || row.stop) {
    await end(row, item ? 'cancelled' : 'done');
    return null;
  }
  const problem = await problemOf(row, item);
  const at = `items.${row.cursor}`;
  return work.advance(row, {
    $set: {
      cursor: row.cursor + 1,
      [`${at}.outcome`]: problem ? 'failed' : 'done',
      ...(problem && { [`${at}.problem`]: problem }),
    },
    $unset: { message: 1 },
  });
}

/** One line of the audit log for all of them; the mails wait as long as it can be undone. */
async function end(row: Row, status: 'done' | 'cancelled'): Promise<void> {
  const count = (outcome: string) => row.items.filter((item) => item.outcome === outcome).length;
  const { decision, reason } = row;
  await recordAudit({
    action: 'property.bulk',
    by: actorOf(row),
    target: { type: 'bulk', id: String(row._id) },
    details: { decision, ...(reason && { reason }), listings: count('done'), failed: count('failed') },
    entry: row._id,
  });
  const undoUntil = new Date(Date.now() + BULK_UNDO_MINUTES * MINUTE_MS);
  const ended = { status, finishedAt: new Date(), undoUntil, mails: 'waiting' };
  await work.advance(row, { $set: ended, $unset: { message: 1 } });
}

const actorOf = (row: Row) =>
  jobAdminActor({ userId: String(row.by), name: row.byName, role: row.byRole, ip: row.ip });

/** Decides about one listing and returns why it failed, if it did. A failure does not stop the rest. */
async function problemOf(row: Row, item: Item): Promise<string | undefined> {
  const id = String(item.property);
  // the process that crashed had written the audit entry: the decision is made
  if (item.begun && (await isRecorded(item._id))) {
    await published(id);
    return undefined;
  }
  if (!(await isStillPermitted(String(row.by), 'moderate')))
    return 'Who asked for it may not decide any more';
  try {
    await decide(id, decisionOf(row, item), actorOf(row), {
      entry: item._id,
      begun: (item.begun ?? undefined) as Checkpoint | undefined,
      group: row._id,
      note: async (begun) => noteOn(row, { begun, before: await stateOf(id) }),
    });
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    if (error instanceof ZodError) return `Missing: ${error.issues[0]?.message}`;
    const attempts = (item.attempts ?? 0) + 1;
    await noteOn(row, { attempts });
    if (attempts < MAX_ATTEMPTS) throw error;
    log.error({ err: error, bulk: String(row._id), listing: id }, 'a listing could not be decided');
    return `It failed ${attempts} times. The reason is in the server log`;
  }
}

function decisionOf({ decision, reason, evidenceDate }: Row, { version }: Item): ModerationDecision {
  return { decision: decision as Decision, reason, evidenceDate, version: version ?? undefined };
}

/** Writes to the current item; throws when another process has taken over. */
async function noteOn(
  row: Row,
  values: { begun: Checkpoint; before: unknown } | { attempts: number },
): Promise<void> {
  const entries = Object.entries(values).map(([key, value]) => [`items.${row.cursor}.${key}`, value]);
  const held = await work.advance(row, { $set: Object.fromEntries(entries) });
  if (!held) throw new Error('another process has taken over this bulk decision');
}
