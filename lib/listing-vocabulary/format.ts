import { formatArea, formatLand } from '@/lib/format';
import { type Category, LAND_CATEGORIES } from './constants';

/** "1,600 sq ft"; of land also "1,08,900 sq ft · 2 acres 20 guntha" */
export function formatAreaOf({ area, category }: { area: number; category: Category }): string {
  const land = LAND_CATEGORIES.includes(category) ? formatLand(area) : undefined;
  return [formatArea(area), land].filter(Boolean).join(' · ');
}
