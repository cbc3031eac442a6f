import { useText } from '#language';
import { SearchRecord } from '@/components/activity/search-record';
import { PropertyGrid } from '@/components/property/property-grid';
import { SavedSearchOffer } from '@/components/saved-search/saved-search-offer';
import { Pagination } from '@/components/ui/pagination';
import type { Unreadable } from '@/lib/search/constants';
import type { NearLocation, SearchPage } from '@/lib/search/dto';
import { formFields, type PropertySearch, searchQuery } from '@/lib/search/schema';
import type { Location } from './location-field';
import { MembersList } from './members-list';
import { NoResults } from './results';

type Props = {
  search: PropertySearch;
  unreadable: Unreadable;
  list: SearchPage;
  locations: readonly Location[];
  moreLocations: number;
  nearbyLocations: readonly NearLocation[];
};

/** Filters and results of the members' list. */
export function MembersView({ search, unreadable, list, ...locations }: Props) {
  const t = useText('list');
  const count = t('{count, plural, one {# property found} other {# properties found}}', {
    count: list.total,
  });
  return (
    <>
      <SearchRecord query={searchQuery({ ...search, page: 1, sort: 'newest' }).slice(1)} found={list.total} />
      <SavedSearchOffer search={search} />
      <MembersList values={formFields(search)} unreadable={unreadable} {...locations} count={count}>
        {list.items.length > 0 ? (
          <PropertyGrid items={list.items} headingLevel="h2" />
        ) : (
          <NoResults all="/properties" search={search} />
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
