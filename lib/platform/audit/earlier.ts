import 'server-only';
import { AppError } from '@/lib/platform/errors';
import type { MessageValues } from '@/lib/platform/language/icu';
import { joinMessage, type ReplyKey, valueInEach } from '@/lib/platform/language/message';
import { momentsAgo } from '@/lib/platform/text/relative-time';
import { MINUTE_MS } from '@/lib/platform/time/time';
import { lastChangeByOthers } from './data';
import type { ChangeEntry, ChangeTarget, EarlierChangeDto } from './dto';

/** Milliseconds in which a colleague's change blocks a write that does not name its base version. */
const RECENT_MS = 10 * MINUTE_MS;

type Refusal = {
  target: ChangeTarget;
  actor: { userId: string };
  /** The colleague's action as a reply with `{by}` and `{ago}`, such as "{by} finished this {ago}". */
  did: (entry: Pick<ChangeEntry, 'action' | 'details'>) => ReplyKey;
  /** Other values of the reply. */
  values?: (entry: Pick<ChangeEntry, 'action' | 'details'>) => MessageValues;
  /** The version that the next attempt must name. */
  seen: string | number;
  /** The fields as stored, for a form that merges them. */
  stored?: Record<string, unknown>;
  /** The message if the log does not name anyone else. */
  otherwise?: string;
};

/** `{ago}` in the three languages. */
export const agoValues = (at: string, now = Date.now()) =>
  valueInEach('ago', (language) => momentsAgo(at, now, language));

/** Refuses a write after a colleague's, with a message such as "Sunita finished this 5 seconds ago". */
export async function changedMeanwhile({
  target,
  actor,
  did,
  values,
  seen,
  stored,
  otherwise,
}: Refusal): Promise<AppError> {
  const last = await lastChangeByOthers(target, actor);
  if (!last)
    return new AppError('conflict', otherwise ?? 'This has changed since you opened it', {
      details: { earlier: { seen, ...(stored && { stored }) } },
    });
  const at = last.at.toISOString();
  const earlier: EarlierChangeDto = { by: last.by, at, seen, ...(stored && { stored }) };
  const message = joinMessage({
    key: did(last),
    values: { by: last.by, ...agoValues(at), ...values?.(last) },
  });
  return new AppError('conflict', message, { details: { earlier } });
}

/** Throws if a record changed since its caller read it or, without a base version, if a colleague changed it recently. */
export async function assertUnchanged(
  refusal: Refusal & { given: string | number | undefined; counts?: (entry: ChangeEntry) => boolean },
): Promise<void> {
  const { given, seen, target, actor, counts = () => true } = refusal;
  if (given !== undefined) {
    if (given !== seen) throw await changedMeanwhile(refusal);
    return;
  }
  const last = await lastChangeByOthers(target, actor);
  if (last && counts(last) && Date.now() - last.at.getTime() < RECENT_MS)
    throw await changedMeanwhile(refusal);
}
