import { daysBetween } from '@/lib/compliance/certificates/rules';
import { GRIEVANCE_DAYS } from '@/lib/content/policies/constants';
import { findRate, type RateDto } from '@/lib/costs/rates/rules';
import { indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';
import { GRIEVANCE_REMINDERS, type GrievanceAbout } from './constants';

/** Days for a reply. Grievances about personal data follow the rule in force that day; others, and earlier ones, follow the days stated on /grievance. */
export function answerDays(rules: readonly RateDto[], about: GrievanceAbout, day: string): number {
  const isAboutData = about === 'data' || about === 'nominee';
  return (isAboutData && findRate(rules, 'dpdp-grievance-days', day)?.count) || GRIEVANCE_DAYS;
}

/** Indian day on which a grievance's reply is due. */
export const dueDay = (rules: readonly RateDto[], about: GrievanceAbout, received: Date): string =>
  indianDay(received.getTime() + answerDays(rules, about, indianDay(received)) * DAY_MS);

/** The due reminder closest to the last day; undefined while there is time. */
export function reminderOf(dueOn: string, today: string): number | undefined {
  const left = daysBetween(today, dueOn);
  if (left < 0) return -1;
  return GRIEVANCE_REMINDERS.filter((days) => days > 0 && left <= days).at(-1);
}
