import { REMIND_BEFORE, type RemindBefore } from '@/lib/accounts/certificates/constants';
import { DAY_MS } from '@/lib/platform/time/time';

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The due reminder closest to expiry, so that a late certificate causes only one. */
export function dueReminder(validUntil: string, today: string): RemindBefore | undefined {
  const left = daysBetween(today, validUntil);
  if (left < 0) return 0;
  return REMIND_BEFORE.filter((days) => days > 0 && left <= days).at(-1);
}

/** A renewed certificate gets its reminders again. */
export const reminderKey = (validUntil: string, before: RemindBefore): string => `${validUntil}:${before}`;
