import type { Text } from '@/lib/platform/language/translate';
import { formatNumber } from '@/lib/platform/text/format';
import { GST_STATES } from './constants';

/** 1234567 → "12,345.67" with Indian grouping, because an invoice's amounts are in paise. */
export function formatPaise(paise: number): string {
  const rupees = Math.trunc(Math.abs(paise) / 100);
  const rest = String(Math.abs(paise) % 100).padStart(2, '0');
  return `${paise < 0 ? '−' : ''}${formatNumber(rupees)}.${rest}`;
}

/** 1234567 → 12345.67, for a file used in calculations */
export const rupeesOf = (paise: number): number => paise / 100;

export const stateText = (code: keyof typeof GST_STATES, t: Text<'deals/invoices'>): string =>
  `${t(GST_STATES[code])} (${code})`;
