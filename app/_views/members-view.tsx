import { useTexts } from '#language';
import { SavedSearchOffer } from '@/components/alerts/saved-searches/saved-search-offer';
import { PropertyGrid } from '@/components/search/cards/property-grid';
import type { Location } from '@/components/search/filters/location-field';
import { MembersList } from '@/components/search/list/members-list';
import { Pagination } from '@/components/ui/lists/pagination';
import { SearchRecord } from '@/components/visitors/search-record';
import type { Unreadable } from '@/lib/search/constants';
import type { NearLocation, SearchPage } from '@/lib/search/dto';
import { formFields, type PropertySearch, searchQuery } from '@/lib/search/schema';
import { NoResults } from './no-results';

type Props = {
  search: PropertySearch;
  unreadable: Unreadable;
  list: SearchPage;
  locations: readonly Location[];
  moreLocations: number;
  nearbyLocations: readonly NearLocation[];
};

export function MembersView({ search, unreadable, list, ...locations }: Props) {
  const { t } = useTexts('search/list');
  const count = t('{count, plural, one {# property found} other {# properties found}}', {
    count: list.total,
  });
  const query = searchQuery({ ...search, page: 1, sort: 'newest' }).slice(1);
  return (
    <>
      <SearchRecord query={query} found={list.total} />
      <SavedSearchOffer search={search} />
      <MembersList values={formFields(search)} unreadable={unreadable} {...locations} count={count}>
        {list.items.length > 0 ? (
          <PropertyGrid items={list.items} headingLevel="h2" />
        ) : (
          <NoResults all="/properties" search={search} isFiltered={query !== '' || list.total > 0} />
        )}
        <Pagination
          page={list.page}
          pages={list.pages}
          hrefFor={(page) => `/properties${searchQuery({ ...search, page })}`}
        />
      </MembersList>
      <SavedSearchOffer search={search} as="bar" />
    </>
  );
}
