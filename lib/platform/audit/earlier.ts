import 'server-only';
import { AppError } from '@/lib/platform/errors';
import { momentsAgo } from '@/lib/platform/text/relative-time';
import { MINUTE_MS } from '@/lib/platform/time/time';
import { lastChangeByOthers } from './data';
import type { ChangeEntry, ChangeTarget, EarlierChangeDto } from './dto';

/** Time for which a colleague's change blocks a write that does not name its base version. */
const RECENT_MS = 10 * MINUTE_MS;

type Refusal = {
  target: ChangeTarget;
  actor: { userId: string };
  /** The colleague's action as the end of a sentence, such as "finished this". */
  did: (entry: Pick<ChangeEntry, 'action' | 'details'>) => string;
  /** Details that follow the sentence. */
  what?: (entry: Pick<ChangeEntry, 'action' | 'details'>) => string;
  /** The version that the next attempt must name. */
  seen: string | number;
  /** The fields as stored, for a form that merges them. */
  stored?: Record<string, unknown>;
  /** The message if the log does not name anyone else. */
  otherwise?: string;
};

/** Refuses a write after a colleague's, with a message such as "Sunita finished this 5 seconds ago". */
export async function changedMeanwhile({
  target,
  actor,
  did,
  what,
  seen,
  stored,
  otherwise,
}: Refusal): Promise<AppError> {
  const last = await lastChangeByOthers(target, actor);
  if (!last)
    return new AppError('conflict', otherwise ?? 'This has changed since you opened it', {
      details: { earlier: { seen, ...(stored && { stored }) } },
    });
  const [at, done] = [last.at.toISOString(), did(last)];
  const earlier: EarlierChangeDto = { by: last.by, at, did: done, seen, ...(stored && { stored }) };
  const details = what?.(last);
  const message = `${last.by} ${done} ${momentsAgo(at, Date.now())}${details ? `: ${details}` : ''}`;
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
