import { formatArea, formatLand } from '@/lib/format';
import type { Language } from '@/lib/language/languages';
import { type Category, LAND_CATEGORIES } from './constants';

/** "1,600 sq ft"; of land also "1,08,900 sq ft · 2 acres 20 guntha" */
export function formatAreaOf(
  { area, category }: { area: number; category: Category },
  language: Language = 'en',
): string {
  const land = LAND_CATEGORIES.includes(category) ? formatLand(area, language) : undefined;
  return [formatArea(area, language), land].filter(Boolean).join(' · ');
}
