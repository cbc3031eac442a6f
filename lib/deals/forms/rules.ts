import { figureOn, licenceDuty, type RateDto } from '@/lib/costs/rates/rules';
import { DAY_MS } from '@/lib/platform/time/time';
import { FORM_FIELDS, type FormField, type FormKind } from './constants';
import type { StampDuty } from './dto';

export type FormValues = Readonly<Record<string, string | number>>;

/** Fields that must be entered before the form goes to its signers. */
export const missingFields = (kind: FormKind, values: FormValues): FormField[] =>
  FORM_FIELDS[kind].filter(({ name, isOptional }) => !isOptional && (values[name] ?? '') === '');

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const plusDays = (day: string, days: number) => dayOf(new Date(Date.parse(day) + days * DAY_MS));

/** The last day of a licence of some months, one day before the same date of the month after. */
export function lastDay(from: string, months: number): string {
  const [year = 0, month = 1, date = 1] = from.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  // a licence from 31 August for six months ends on the last day of February
  if (date > lastOfMonth) return dayOf(new Date(Date.UTC(year, month - 1 + months, lastOfMonth)));
  return dayOf(new Date(Date.UTC(year, month - 1 + months, date - 1)));
}

/** A licence's end and the day on which to discuss its renewal; undefined while its dates are missing. */
export function renewalOf(values: FormValues): { until: string; day: string } | undefined {
  const { from, months, renewDays } = values;
  if (typeof from !== 'string' || from === '' || typeof months !== 'number') return undefined;
  const until = lastDay(from, months);
  return { until, day: plusDays(until, -Number(renewDays ?? 60)) };
}

/** Stamp duty and registration fee of a licence in Maharashtra, whose rent rises each year. */
export function stampDuty(values: FormValues, rules: readonly RateDto[], day: string): StampDuty | undefined {
  const { rent, deposit, months, place } = values;
  if (typeof rent !== 'number' || typeof deposit !== 'number' || typeof months !== 'number') return undefined;
  const figure = (key: string) => figureOn(rules, key, day);
  const percent = figure('mh-rent-duty');
  const rise = typeof values.risePercent === 'number' ? values.risePercent / 100 : 0;
  let sum = 0;
  for (let month = 0; month < months; month++) sum += rent * (1 + rise) ** Math.floor(month / 12);
  const total = Math.round(sum);
  const amounts = { rent: total, deposit, months };
  const fee = figure(place === 'rural' ? 'mh-rent-registration-rural' : 'mh-rent-registration');
  return { rent: total, ...licenceDuty(amounts, figure('licence-deposit-percent'), percent), percent, fee };
}

/** The field of the first contradiction between values, with its message. The schema checks the fields themselves. */
export function conflictOf(
  values: FormValues,
): { field: string; message: 'The end is before the start' | 'Longer than the agreement' } | undefined {
  const { from, until, lockIn, months } = values;
  if (typeof from === 'string' && typeof until === 'string' && from && until && until < from)
    return { field: 'until', message: 'The end is before the start' };
  if (typeof lockIn === 'number' && typeof months === 'number' && lockIn > months)
    return { field: 'lockIn', message: 'Longer than the agreement' };
  return undefined;
}
