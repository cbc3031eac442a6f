import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import type { Counts } from '@/lib/listings/dto';
import { TypeLinks } from './type-links';

/** Cities by number of listings. */
export function CityList({ cities }: { cities: Counts['byCity'] }) {
  const { label } = useTexts();
  return (
    <ul className="tile-row">
      {cities.map(({ city, citySlug, counts }) => (
        <li key={citySlug} className="border-line border-t pt-2 max-lg:w-36">
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
