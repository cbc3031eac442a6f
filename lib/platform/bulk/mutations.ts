import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { Types } from 'mongoose';
import type { AdminActor } from '@/lib/platform/auth/actor';
import type { Permission } from '@/lib/platform/auth/permissions';
import { op } from '@/lib/platform/db/operators';
import { AppError, notFound } from '@/lib/platform/errors';
import { inBackground } from '@/lib/platform/jobs/background';
import type { Language } from '@/lib/platform/language/languages';
import { messageWith } from '@/lib/platform/language/message';
import { DAY_MS } from '@/lib/platform/time/time';
import { BulkChange } from '@/models/platform/bulk-change';
import { BulkChangeItem } from '@/models/platform/bulk-change-item';
import { BULK_CHANGE_AT_ONCE, BULK_CHANGE_UNDO_MINUTES, isUnderWay } from './constants';
import type { BulkKind, BulkOrder } from './data';
import { getBulkChange, listBulkChanges } from './data';
import type { BulkChangeDto } from './dto';
import { bulkChangeJob, handOverMailJob } from './jobs';

/** Time after which work that no process has resumed is abandoned. */
const RETENTION_MS = 7 * DAY_MS;
/** Maximum checks with which a request waits for a small change that another process runs. */
const MAX_LOOKS = 20;
const LOOK_MS = 100;

type Order = {
  action: string;
  value?: string;
  /** Extra data of the kind for the order, and for each record. */
  detail?: object;
  items: readonly { id: string; value?: string; title?: string; detail?: object }[];
};

const UNDOING = 'This is already being undone';

/** The reason why a bulk change can't be undone now, or undefined if it can. */
function refusalOf(
  { status, undoUntil }: BulkOrder,
  tooLate = messageWith('It can no longer be undone: {minutes} minutes have passed', {
    minutes: BULK_CHANGE_UNDO_MINUTES,
  }),
): string | undefined {
  if (status === 'running') return 'This is still running. Stop it, then undo it';
  if (status === 'undoing') return UNDOING;
  if (status === 'undone') return 'This was already undone';
  if (!undoUntil) return 'Nothing was changed, so there is nothing to undo';
  if (undoUntil > new Date()) return undefined;
  return tooLate;
}

/** Bulk changes of one list. They are stored as an order and run by the job runner, with progress, stop and undo. */
export function defineBulkChange<P extends Permission>(kind: BulkKind<P>) {
  const job = bulkChangeJob(kind);
  const read = kind as unknown as BulkKind<Permission>;

  const inRetention = () => new Date(Date.now() + (kind.keptDays ? kind.keptDays * DAY_MS : RETENTION_MS));

  const found = async (id: string, language: Language = 'en'): Promise<BulkChangeDto> => {
    const row = await getBulkChange(read, id, language);
    if (!row) throw notFound('Bulk change not found');
    return row;
  };

  /** Starts the work. A small change is usually done when this returns. For a large one it returns the first progress. */
  async function work(id: string, total: number, language?: Language): Promise<BulkChangeDto> {
    if (kind.isSlow || total > BULK_CHANGE_AT_ONCE) {
      inBackground(job.name, () => job.run(id));
      return found(id, language);
    }
    await job.run(id);
    let row = await found(id, language);
    // another process may have started it first
    for (let i = 0; i < MAX_LOOKS && isUnderWay(row.status); i++) {
      await pause(LOOK_MS);
      row = await found(id, language);
    }
    return row;
  }

  async function start(
    { action, value = '', detail, items }: Order,
    actor: AdminActor<P>,
    language?: Language,
  ): Promise<BulkChangeDto> {
    const chosen = new Map(items.map(({ id, ...item }) => [id.toLowerCase(), item]));
    const _id = new Types.ObjectId();
    const expiresAt = inRetention();
    // stored before the order, because work on it starts with all of its records
    await BulkChangeItem.insertMany(
      [...chosen].map(([target, item], position) => ({ ...item, bulk: _id, position, target, expiresAt })),
    );
    await BulkChange.create({
      ...{ _id, kind: kind.kind, action, value, total: chosen.size, expiresAt, ...(detail && { detail }) },
      ...{ by: actor.userId, byName: actor.name, byRole: actor.role, ip: actor.ip },
      ...(actor.office && { byOffice: actor.office }),
    });
    return work(String(_id), chosen.size, language);
  }

  /** Stops after the current slice. Changes made so far stay and can be undone. */
  async function stop(id: string, language?: Language): Promise<BulkChangeDto> {
    const row = await BulkChange.findOneAndUpdate(
      { _id: id, kind: kind.kind, status: 'running' },
      { $set: { stop: true } },
    ).lean();
    if (row) return found(id, language);
    const { status } = await found(id);
    throw new AppError('conflict', status === 'undoing' ? UNDOING : 'This has already ended');
  }

  /** Undoes a change for all records whose field nobody has changed since. */
  async function undo(id: string, actor: AdminActor<P>, language?: Language): Promise<BulkChangeDto> {
    const inTime = { _id: id, kind: kind.kind, undoUntil: op.gt(new Date()) };
    const row = await BulkChange.findOne({ _id: id, kind: kind.kind }).lean<BulkOrder>();
    if (!row) throw notFound('Bulk change not found');
    const refusal = refusalOf(row, kind.tooLate);
    if (refusal) throw new AppError('conflict', refusal);
    const expiresAt = inRetention();
    // its records must not expire before the undo ends
    await BulkChangeItem.updateMany({ bulk: id }, { $set: { expiresAt } });
    const taken = await BulkChange.updateOne(
      { ...inTime, status: row.status },
      {
        $set: {
          ...{ status: 'undoing', cursor: 0, total: row.done, done: 0, failed: 0, stop: false, expiresAt },
          leaseUntil: new Date(0),
          ...{ by: actor.userId, byName: actor.name, byRole: actor.role, ip: actor.ip ?? '' },
          ...(actor.office && { byOffice: actor.office }),
        },
        $unset: { undoUntil: 1, ...(!actor.office && { byOffice: 1 as const }) },
      },
    );
    // another person was faster, or the time has just run out
    if (taken.modifiedCount === 0) return undo(id, actor, language);
    return work(id, row.done, language);
  }

  const list = (user: string, language: Language = 'en') => listBulkChanges(read, user, new Date(), language);

  return { job, mailJob: handOverMailJob(kind), start, stop, undo, find: found, list };
}
