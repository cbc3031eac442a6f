import type { Text } from '@/lib/platform/language/translate';

/** "April to September 2026", "October 2026 to March 2027" */
export function halfText(half: string, t: Text<'deals/summary'>): string {
  const year = Number(half.slice(0, 4));
  return half.endsWith('-04')
    ? t('April to September {year}', { year: String(year) })
    : t('October {year} to March {next}', { year: String(year), next: String(year + 1) });
}
