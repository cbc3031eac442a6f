import { Map as MapIcon } from 'lucide-react';
import { useTexts } from '#language';
import { buttonClass } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { searchPath } from '@/lib/search/rules';
import type { PropertySearch } from '@/lib/search/schema';

export function MapLink({ search }: { search: PropertySearch }) {
  const { t } = useTexts('search/list');
  return (
    <Link
      href={searchPath({ ...search, view: 'map', page: 1 })}
      rel="nofollow"
      // as tall and in the letters of the buttons beside it (Disclosure)
      className={buttonClass('secondary', 'md', 'min-h-11! px-3.5! py-0! max-sm:px-2.5!')}
    >
      <MapIcon className="size-4 max-[24rem]:hidden" aria-hidden="true" />
      {t('Map')}
    </Link>
  );
}
