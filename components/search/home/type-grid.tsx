import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { CategoryElevation } from '@/components/ui/display/category-elevation';
import type { Counts } from '@/lib/listings/dto';
import { CATEGORIES } from '@/lib/listings/vocabulary/constants';
import { searchPath } from '@/lib/search/rules';
import { TypeLinks } from './type-links';

/** The seven categories, then Sale and Rental, with their counts (docs/spec.md#home-page). */
export function TypeGrid({ counts }: { counts: Counts }) {
  const { label } = useTexts();
  const { sale, rent } = counts.byType;
  const cells = [
    ...CATEGORIES.map((category) => ({
      label: category,
      counts: counts.byCategory[category],
      place: { category },
      category,
    })),
    { label: 'Sale', counts: { sale, rent: 0 }, place: {}, category: 'Residential' as const },
    { label: 'Rental', counts: { sale: 0, rent }, place: {}, category: 'Residential' as const },
  ];
  return (
    <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-3">
      {cells.map((cell) => (
        <li key={cell.label} className="flex flex-col gap-3 bg-surface p-4 last:max-sm:col-span-2 sm:p-6">
          <CategoryElevation category={cell.category} className="h-14 w-auto self-start text-ink-soft" />
          <div>
            <Link
              href={searchPath({ ...cell.place, type: cell.counts.sale > 0 ? 'sale' : 'rent' })}
              className="block font-bold text-lg no-underline hover:text-accent"
            >
              {label(cell.label)}
            </Link>
            <TypeLinks counts={cell.counts} place={cell.place} of={label(cell.label)} />
          </div>
        </li>
      ))}
    </ul>
  );
}
