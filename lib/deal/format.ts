import { formatRupeesShort } from '@/lib/format';
import type { CommissionDto, DealCardDto } from './dto';

/** "₹60 L", "₹18,000 a month", or that nothing is known. */
export function valueText({ value, kind }: Pick<DealCardDto, 'value' | 'kind'>): string {
  if (value === 0) return 'Value not known';
  return kind === 'rent' ? `${formatRupeesShort(value)} a month` : formatRupeesShort(value);
}

/** What deals are worth together: sales by price and lettings by rent of a month, which are never added up. */
export function totalText(cards: readonly Pick<DealCardDto, 'value' | 'kind'>[]): string {
  const sum = (isRent: boolean) =>
    cards.reduce((total, { value, kind }) => ((kind === 'rent') === isRent ? total + value : total), 0);
  const [price, rent] = [sum(false), sum(true)];
  const shown = [price > 0 && formatRupeesShort(price), rent > 0 && `${formatRupeesShort(rent)} a month`];
  return shown.filter(Boolean).join(' + ');
}

/** "7 of 11 papers seen, 2 late" */
export function papersText({ seen, needed, late }: DealCardDto['documents']): string {
  const text = `${seen} of ${needed} papers seen`;
  return late > 0 ? `${text}, ${late} late` : text;
}

/** How a commission stands in its field: "2 %", "1,00,000". */
export const commissionText = ({ percent, rupees }: Pick<CommissionDto, 'percent' | 'rupees'>): string =>
  percent === null ? String(rupees) : `${percent} %`;

/** What is typed for a commission: "2 %" is a part of the value, everything else an amount. */
export function readCommission(typed: string): { percent: number } | { rupees: string } {
  const percent = /^(\d+(?:\.\d+)?)\s*%$/.exec(typed.trim())?.[1];
  return percent === undefined ? { rupees: typed } : { percent: Number(percent) };
}

/** When the reminder of a date goes out. */
export function remindText(days: number | null): string {
  if (days === null) return 'No reminder';
  if (days === 0) return 'On the day, at 9 am';
  return days === 1 ? 'The day before, at 9 am' : `${days} days before, at 9 am`;
}
