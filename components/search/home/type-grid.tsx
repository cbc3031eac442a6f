import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { CategoryElevation } from '@/components/ui/display/category-elevation';
import type { Counts, CountsByType } from '@/lib/listings/dto';
import { CATEGORIES } from '@/lib/listings/fields/vocabulary';
import { searchPath } from '@/lib/search/rules';
import type { PropertySearch } from '@/lib/search/schema';
import { TypeLinks } from './type-links';

type CellProps = { name: string; counts: CountsByType; place: Pick<Partial<PropertySearch>, 'category'> };

function Cell({ name, counts, place }: CellProps) {
  const { label } = useTexts();
  return (
    <div>
      <Link
        href={searchPath({ ...place, type: counts.sale > 0 ? 'sale' : 'rent' })}
        className="block font-bold text-lg no-underline hover:text-accent"
      >
        {label(name)}
      </Link>
      <TypeLinks counts={counts} place={place} of={label(name)} />
    </div>
  );
}

/** Sale and Rental, which are everything, then the seven categories with their drawings (docs/spec/pages.md#home-page). */
export function TypeGrid({ counts: { byType, byCategory } }: { counts: Counts }) {
  return (
    <div className="overflow-hidden rounded-md border border-line">
      <div className="grid grid-cols-2 gap-px border-line border-b bg-line">
        <div className="bg-sunken px-4 py-3 sm:px-6">
          <Cell name="Sale" counts={{ sale: byType.sale, rent: 0 }} place={{}} />
        </div>
        <div className="bg-sunken px-4 py-3 sm:px-6">
          <Cell name="Rental" counts={{ sale: 0, rent: byType.rent }} place={{}} />
        </div>
      </div>
      <ul className="flex overflow-x-auto bg-line [scrollbar-width:none] lg:grid lg:grid-cols-7 lg:gap-px">
        {CATEGORIES.map((category) => (
          <li
            key={category}
            className="flex w-36 shrink-0 flex-col gap-2 bg-surface px-4 py-3 max-lg:border-line max-lg:border-l lg:w-auto"
          >
            <CategoryElevation category={category} className="h-12 w-auto self-start text-ink-soft" />
            <Cell name={category} counts={byCategory[category]} place={{ category }} />
          </li>
        ))}
      </ul>
    </div>
  );
}
