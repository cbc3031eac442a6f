import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { chipsFor } from '@/lib/search/format';
import type { ListPage } from '@/lib/search/lists/dto';
import { FILTERS_ONLY } from '@/lib/search/lists/schema';
import { searchPath } from '@/lib/search/rules';
import type { PropertySearch } from '@/lib/search/schema';
import { FilterForm } from './filter-form';
import { FilterSheet } from './filter-sheet';

/** The address of the form alone. */
function formPath(search: PropertySearch): string {
  const path = searchPath(search);
  return `${path}${path.includes('?') ? '&' : '?'}filters=${FILTERS_ONLY}`;
}

/** The filters of a list behind their button. The form is loaded when opened, unless one of its fields has an error. */
export function ListFilters({ page, overMap = false }: { page: ListPage; overMap?: boolean }) {
  const { t } = useTexts('search/list');
  const { place, search, filters, unreadable } = page;
  const chips = chipsFor(search, useTexts('search/applied'), overMap ? ['type', 'bbox'] : ['type']);
  return (
    <FilterSheet applied={chips.length} isOpen={filters !== undefined}>
      {filters ? (
        <FilterForm {...{ place, search, unreadable }} data={filters} />
      ) : (
        <Link href={formPath(search)} rel="nofollow" className="link inline-flex min-h-11 items-center">
          {t('All filters')}
        </Link>
      )}
    </FilterSheet>
  );
}
