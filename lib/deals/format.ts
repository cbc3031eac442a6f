import { latinDigits } from '@/lib/platform/language/digits';
import type { Text } from '@/lib/platform/language/translate';
import { formatRupeesShort } from '@/lib/platform/text/format';
import type { CommissionDto, DealCardDto } from './dto';

type DealText = Text<'deals'>;

/** "₹60 L", "₹18,000 a month", or a text for an unknown value. */
export function valueText(t: DealText, { value, kind }: Pick<DealCardDto, 'value' | 'kind'>): string {
  if (value === 0) return t('Value not known');
  const amount = formatRupeesShort(value, t.language);
  return kind === 'rent' ? t('{amount} a month', { amount }) : amount;
}

/** Total value of deals: prices of sales and monthly rents of lettings, never added up. */
export function totalText(t: DealText, cards: readonly Pick<DealCardDto, 'value' | 'kind'>[]): string {
  const sum = (isRent: boolean) =>
    cards.reduce((total, { value, kind }) => ((kind === 'rent') === isRent ? total + value : total), 0);
  const [price, rent] = [sum(false), sum(true)].map((value) => value && formatRupeesShort(value, t.language));
  return [price, rent && t('{amount} a month', { amount: rent })].filter(Boolean).join(' + ');
}

/** "7 of 11 papers seen, 2 late" */
export function papersText(t: DealText, { seen, needed, late }: DealCardDto['documents']): string {
  return late > 0
    ? t('{seen} of {needed} papers seen, {late} late', { seen, needed, late })
    : t('{seen} of {needed} papers seen', { seen, needed });
}

/** A commission as its field shows it: "2 %", "1,00,000". */
export const commissionText = ({ percent, agreed }: Pick<CommissionDto, 'percent' | 'agreed'>): string =>
  percent === null ? String(agreed) : `${percent} %`;

/** Parses a typed commission: "2 %" is a percentage of the value, anything else an amount. */
export function readCommission(typed: string): { percent: number } | { rupees: string } {
  const percent = /^(\d+(?:\.\d+)?)\s*%$/.exec(latinDigits(typed.trim()))?.[1];
  return percent === undefined ? { rupees: typed } : { percent: Number(percent) };
}

export function remindText(t: DealText, days: number | null): string {
  if (days === null) return t('No reminder');
  if (days === 0) return t('On the day, at 9 am');
  return t('{days, plural, one {The day before, at 9 am} other {# days before, at 9 am}}', { days });
}
