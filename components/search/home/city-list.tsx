import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import type { Counts } from '@/lib/listings/dto';
import { TypeLinks } from './type-links';

/** Cities by number of listings. */
export function CityList({ cities }: { cities: Counts['byCity'] }) {
  const { label } = useTexts();
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {cities.map(({ city, citySlug, counts }) => (
        <li
          key={citySlug}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t py-3"
        >
          <Link
            href={`/${counts.sale > 0 ? 'buy' : 'rent'}/${citySlug}`}
            className="font-bold text-lg no-underline hover:text-accent"
          >
            {label(city)}
          </Link>
          <TypeLinks counts={counts} place={{ city: citySlug }} of={label(city)} />
        </li>
      ))}
    </ul>
  );
}
