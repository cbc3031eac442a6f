import { DAY_MS } from '@/lib/platform/time/time';
import { WARNED_DAYS } from './constants';

/** The due warning, for the smallest of WARNED_DAYS not yet passed or for an invalid token. */
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
