import { formatNumber } from '@/lib/format';
import { CATEGORIES } from '@/lib/property/constants';
import type { Counts } from '@/lib/property/dto';
import { slugify } from '@/lib/slug';
import { CategoryElevation } from './category-elevation';

/** The nine property types of the seed: seven categories, then Sale and Rental. Counts are true. */
export function TypeGrid({ counts }: { counts: Counts }) {
  const cells = [
    ...CATEGORIES.map((category) => ({
      label: category,
      count: counts.byCategory[category] ?? 0,
      href: `/buy?category=${slugify(category)}`,
      category,
    })),
    { label: 'Sale', count: counts.byType.sale, href: '/buy', category: 'Residential' as const },
    { label: 'Rental', count: counts.byType.rent, href: '/rent', category: 'Residential' as const },
  ];
  return (
    <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-3">
      {cells.map((cell) => (
        <li key={cell.label} className="bg-surface">
          <a href={cell.href} className="flex h-full flex-col gap-3 p-4 no-underline hover:bg-sunken sm:p-6">
            <CategoryElevation category={cell.category} className="h-14 w-auto self-start text-ink-soft" />
            <span>
              <span className="block font-bold text-lg">{cell.label}</span>
              <span className="text-ink-soft tabular">
                {formatNumber(cell.count)} {cell.count === 1 ? 'listing' : 'listings'}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
