import { DAY_MS } from '@/lib/platform/time/time';
import { WARNED_DAYS } from './constants';

/** Which warning is due: the smallest of the days in WARNED_DAYS that is not over, or that the token does not work. */
export function warningOf(
  { isValid, expiresAt }: { isValid: boolean; expiresAt?: Date | undefined },
  now: Date,
): { key: string; days?: number } | undefined {
  if (!isValid || (expiresAt && expiresAt <= now)) return { key: 'invalid' };
  if (!expiresAt) return undefined;
  const days = Math.ceil((expiresAt.getTime() - now.getTime()) / DAY_MS);
  const step = WARNED_DAYS.findLast((limit) => days <= limit);
  return step === undefined ? undefined : { key: `expires:${expiresAt.getTime()}:${step}`, days };
}
