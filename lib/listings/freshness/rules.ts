import { indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';
import {
  ASK_AFTER_DAYS,
  type Confirmer,
  DECAY,
  type NextStep,
  NOTICE_DAYS,
  PAUSE_AFTER_DAYS,
  WARN_AFTER_DAYS,
} from './constants';

/** Days of the Indian calendar. */
export const daysSince = (at: string | Date, now: number): number =>
  Math.round((Date.parse(indianDay(now)) - Date.parse(indianDay(new Date(at)))) / DAY_MS);

export const confirmerOf = (role: string): Confirmer => {
  const name = role.toLowerCase();
  return name === 'admin' ? 'agency' : name === 'broker' ? 'broker' : 'owner';
};

type Stamped = { updatedAt: Date; confirmedAt?: Date | null; editedAt?: Date | null };

/** The last edit. A confirmation reindexes a listing for every search, but must not count as a change. */
export const editOf = ({ updatedAt, confirmedAt, editedAt }: Stamped): Date =>
  confirmedAt && updatedAt.getTime() === confirmedAt.getTime() ? (editedAt ?? updatedAt) : updatedAt;

const daysAfter = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS);

/** The fields written by a confirmation, which restarts the cycle. */
export function confirmation(role: string, at: Date) {
  return {
    confirmedAt: at,
    confirmedBy: confirmerOf(role),
    freshness: { next: 'ask' as NextStep, at: daysAfter(at, ASK_AFTER_DAYS) },
  };
}

/** The step after one taken now, by the days since the confirmation and never without notice. */
export function stepAfter(
  step: NextStep,
  confirmedAt: Date,
  now: Date,
): { next: NextStep; at: Date } | undefined {
  const after = (next: NextStep, days: number) => {
    const [due, notice] = [daysAfter(confirmedAt, days), daysAfter(now, NOTICE_DAYS)];
    return { next, at: new Date(Math.max(due.getTime(), notice.getTime())) };
  };
  if (step === 'ask') return after('warn', WARN_AFTER_DAYS);
  return step === 'warn' ? after('pause', PAUSE_AFTER_DAYS) : undefined;
}

/** Milliseconds by which a listing counts as older in newest-first lists (lib/search/engine/query.ts). */
export const decaySteps = DECAY.map(({ afterDays, backDays }) => ({
  afterMs: afterDays * DAY_MS,
  backMs: backDays * DAY_MS,
}));
