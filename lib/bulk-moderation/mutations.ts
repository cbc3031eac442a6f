import 'server-only';
import { Types, trusted } from 'mongoose';
import { ZodError } from 'zod';
import { isRecorded, recordAudit } from '@/lib/audit/mutations';
import { type AdminActor, jobAdminActor } from '@/lib/auth/actor';
import { connectDb } from '@/lib/db';
import { AppError, notFound } from '@/lib/errors';
import { inBackground } from '@/lib/jobs/background';
import { type RecordWork, recordWork } from '@/lib/jobs/record-work';
import { log } from '@/lib/log';
import type { Decision } from '@/lib/moderation/constants';
import { type Begun, decide, published } from '@/lib/moderation/mutations';
import type { DeskDecision } from '@/lib/moderation/schema';
import { BulkDecision, type BulkDecisionRecord } from '@/models/bulk-decision';
import { Property } from '@/models/property';
import { BULK_KEPT_DAYS } from './constants';
import { toBulkDto } from './data';
import type { BulkDto } from './dto';
import type { BulkDecisionInput } from './schema';

type Row = BulkDecisionRecord & { _id: Types.ObjectId };
type Item = Row['items'][number];

const DAY_MS = 86_400_000;
/** An error that nobody foresaw may be the database's that was away; after so many it is the listing's. */
const MOST_ATTEMPTS = 3;

const work: RecordWork<BulkDecisionRecord> = recordWork({
  name: 'bulk decision',
  model: BulkDecision,
  active: ['running'],
  begin: () => step,
});

/** Decides listing after listing to the end, unless another process does. */
export const workOnBulk = work.run;
/** Works on every bulk decision that waits or was left by a process that is gone. */
export const resumeBulks = work.runDue;

/** Stores what is asked and begins. Decided is in the background, whether the page stays open or not. */
export async function startBulk(
  { listings, decision, reason, evidenceDate }: BulkDecisionInput,
  actor: AdminActor,
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
    expiresAt: new Date(Date.now() + BULK_KEPT_DAYS * DAY_MS),
  });
  const id = String(row._id);
  inBackground('bulk decision', () => workOnBulk(id));
  return toBulkDto(row.toObject());
}

/** Asks the process that works on it to end after the listing under way. What was decided stays decided. */
export async function stopBulk(id: string, actor: AdminActor): Promise<BulkDto> {
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
  throw new AppError('conflict', 'It has ended in the meantime');
}

/** One listing. Answers the row as it stands then, or null when all were decided or somebody else goes on. */
async function step(row: Row): Promise<Row | null> {
  const item = row.items[row.cursor];
  if (!item || row.stop) {
    const status = item ? 'cancelled' : 'done';
    await work.advance(row, { $set: { status, finishedAt: new Date() }, $unset: { message: 1 } });
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

/** Decides one listing; answers in words why it could not be. One that cannot be does not stop the rest. */
async function problemOf(row: Row, item: Item): Promise<string | undefined> {
  const id = String(item.property);
  // the process before this one got as far as the log: the listing is decided, whatever became of it since
  if (item.begun && (await isRecorded(item._id))) {
    await published(id);
    return undefined;
  }
  try {
    await decide(
      id,
      decisionOf(row, item),
      jobAdminActor({ userId: String(row.by), name: row.byName, role: row.byRole, ip: row.ip }),
      {
        entry: item._id,
        begun: (item.begun ?? undefined) as Begun | undefined,
        note: (begun) => noteOn(row, { begun }),
      },
    );
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    if (error instanceof ZodError) return `It lacks something: ${error.issues[0]?.message}`;
    const attempts = (item.attempts ?? 0) + 1;
    await noteOn(row, { attempts });
    if (attempts < MOST_ATTEMPTS) throw error;
    log.error({ err: error, bulk: String(row._id), listing: id }, 'a listing could not be decided');
    return `It broke off ${attempts} times. The log of the server has the reason`;
  }
}

function decisionOf({ decision, reason, evidenceDate }: Row, { version }: Item): DeskDecision {
  return { decision: decision as Decision, reason, evidenceDate, version: version ?? undefined };
}

/** Writes to the listing under way; rejects when another process has taken the work over. */
async function noteOn(row: Row, values: { begun: Begun } | { attempts: number }): Promise<void> {
  const entries = Object.entries(values).map(([key, value]) => [`items.${row.cursor}.${key}`, value]);
  const held = await work.advance(row, { $set: Object.fromEntries(entries) });
  if (!held) throw new Error('another process goes on with this bulk decision');
}
