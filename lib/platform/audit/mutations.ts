import 'server-only';
import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { appendEntry } from '@/lib/platform/audit/chain/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import type { AnySession } from '@/lib/platform/auth/types';
import type { LiveList } from '@/lib/platform/live/constants';
import { announce } from '@/lib/platform/live/mutations';
import { AuditEntry } from '@/models/platform/audit-entry';
import { ExportMark } from '@/models/platform/export-mark';
import type { AuditAction } from './constants';

export type AuditInput = {
  action: AuditAction;
  /** The author, who is an actor, a guest's session, a user without a session yet, or null for the system. */
  by: Actor | AnySession | { userId: string; role: string } | null;
  /** The actor's by default. */
  ip?: string | undefined;
  target?: { type: string; id: string };
  /** Must never contain secrets or identity numbers. */
  details?: Record<string, unknown>;
  /** Id of the entry, for work that may be repeated after a crash; an existing entry is not written twice. */
  entry?: Types.ObjectId;
  /** Id of the group entry that expands into this one and others. */
  group?: Types.ObjectId;
};

function actorOf(by: AuditInput['by']): { actor?: Types.ObjectId; actorRole?: string } {
  if (!by) return {};
  // the office role that allowed the action
  if ('userId' in by)
    return {
      actor: new Types.ObjectId(by.userId),
      actorRole: ('office' in by && by.role === 'admin' && by.office) || by.role,
    };
  if (by.kind !== 'user') return { actorRole: 'guest' };
  return { actor: new Types.ObjectId(by.user.id), actorRole: by.user.office ?? by.user.role };
}

/** Office lists that follow an action. The list of listings also follows changes of pages, which do not name the author. */
const LISTS: Partial<Record<AuditAction, LiveList>> = {
  'property.write': 'listings',
  'enquiry.write': 'enquiries',
  'task.write': 'tasks',
  'contact.write': 'contacts',
};

/** Appends one entry. Callers await it, so that an action that cannot be logged does not happen. */
export async function recordAudit(input: AuditInput): Promise<void> {
  const { entry } = input;
  // the log skips existing entries itself, and entries of a group are only repeated after a crash
  if (entry && !input.group && (await isRecorded(entry))) return;
  const ip = input.ip ?? (input.by && 'ip' in input.by ? input.by.ip : undefined);
  await appendEntry({
    _id: entry ?? new Types.ObjectId(),
    at: new Date(),
    ...actorOf(input.by),
    action: input.action,
    ...(input.group && { group: input.group }),
    ...(input.target && { targetType: input.target.type, targetId: input.target.id }),
    ...(ip && { ip }),
    details: input.details ?? {},
  });
  const list = LISTS[input.action];
  // the writer of a group announces it once
  if (list && !input.group)
    await announce(list, input.by && 'userId' in input.by ? input.by.userId : undefined);
}

/**
 * Milliseconds in which a repeated request for the same file counts as one export. A browser that confirms the person's identity first, or opens a download in
 * a new page, requests the file twice.
 */
const SAME_EXPORT_MS = 15_000;

type Exported = Pick<AuditInput, 'target'> & {
  details: Record<string, string | number>;
  /** The filters, which are not logged, because a search may be a person's name. */
  query?: Readonly<Record<string, unknown>>;
};

/**
 * Logs the export of a list once, even if the browser immediately requests the same file again from any process. The mark contains the entry's id, so that a
 * failed entry does not hide the next request.
 */
export async function recordExport(by: Actor, { details, target, query = {} }: Exported): Promise<void> {
  const now = Date.now();
  const asked = JSON.stringify([by.userId, details, target, query]);
  const file = createHash('sha256').update(asked).digest('base64url');
  const since = new Date(now - SAME_EXPORT_MS);
  const isSame = { $and: [{ $eq: ['$file', file] }, { $gt: ['$at', since] }] };
  const unlessSame = (field: 'at' | 'entry', value: unknown) => ({ $cond: [isSame, `$${field}`, value] });
  const mark = {
    file,
    at: unlessSame('at', new Date(now)),
    entry: unlessSame('entry', new Types.ObjectId()),
  };
  const { entry } = await ExportMark.findOneAndUpdate({ _id: by.userId }, [{ $set: mark }], {
    ...{ upsert: true, returnDocument: 'after', updatePipeline: true },
  })
    .orFail()
    .lean();
  await recordAudit({ action: 'export', by, details, entry, ...(target && { target }) });
}

export async function isRecorded(entry: Types.ObjectId): Promise<boolean> {
  return (await AuditEntry.exists({ _id: entry })) !== null;
}
