import type { Text } from '@/lib/platform/language/translate';
import { INDIA_OFFSET_MS } from '@/lib/platform/time/indian-day';
import { WAIT_LATE_MS, WAIT_WARNING_MS } from './constants';
import type { LeadDto, LeadSourceDto } from './dto';

type T = Text<'enquiries/leads'>;

/** The person's name if known. */
export const leadName = (t: T, { name }: Pick<LeadDto, 'name'>): string => name ?? t('Someone');

/** "Enquiry", or "Call tapped, 3 times". */
export const sourceText = (t: T, { count }: LeadSourceDto, label: string): string =>
  count === 1 ? label : t('{label}, {count} times', { label, count });

/** Urgency of a wait, which sets the colour of its minutes. */
export function waitLevel(since: string, now: number): 'fresh' | 'warning' | 'late' {
  const waited = now - Date.parse(since);
  if (waited >= WAIT_LATE_MS) return 'late';
  return waited >= WAIT_WARNING_MS ? 'warning' : 'fresh';
}

export function stepText(t: T, { state, nextStep }: LeadDto, now: number): string | undefined {
  if (!nextStep || state === 'closed' || state === 'lost') return undefined;
  const { text } = nextStep;
  return Date.parse(nextStep.at) < now ? t('Overdue: {text}', { text }) : t('Next: {text}', { text });
}

/** An instant in the format of a date and time field, in Indian time wherever the browser is. */
export const toIndianInput = (iso: string): string =>
  new Date(Date.parse(iso) + INDIA_OFFSET_MS).toISOString().slice(0, 16);

/** The value of a local date field as an instant; undefined for an empty one. */
export function toInstant(typed: string): string | undefined {
  // V8 reads ':00Z' as a day of the year 2000
  const at = typed ? Date.parse(`${typed}:00Z`) : Number.NaN;
  return Number.isNaN(at) ? undefined : new Date(at - INDIA_OFFSET_MS).toISOString();
}
