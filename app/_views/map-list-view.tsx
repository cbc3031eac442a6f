import { List } from 'lucide-react';
import { useTexts } from '#language';
import { SavedSearchOffer } from '@/components/alerts/saved-searches/saved-search-offer';
import { PropertyGrid } from '@/components/search/cards/property-grid';
import { Applied, ListFilters } from '@/components/search/filters/applied';
import { NotUnderstood } from '@/components/search/list/not-understood';
import { Results, SkipToResults } from '@/components/search/list/results';
import { SearchNotes } from '@/components/search/list/search-notes';
import { SortMenu } from '@/components/search/list/sort-menu';
import { MapLoader } from '@/components/search/map/map-loader';
import { ButtonLink } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { EmptyState } from '@/components/ui/feedback/notice';
import { Pagination } from '@/components/ui/lists/pagination';
import { SearchRecord } from '@/components/visitors/search-record';
import type { ListPage } from '@/lib/search/lists/dto';
import { listHeading } from '@/lib/search/lists/format';
import { searchPath } from '@/lib/search/rules';
import { filterQuery, type PropertySearch, searchQuery, withoutView } from '@/lib/search/schema';

type MapPage = ListPage & { map: NonNullable<ListPage['map']> };

/** The map's query, which is the filters without the visible area. */
const filtersOf = (search: PropertySearch) =>
  searchQuery({ ...withoutView(search), bbox: undefined, page: 1, sort: 'newest' }).slice(1);

/** Tells "no match in this area" from "no match anywhere". */
function Nothing({ search, map }: Pick<MapPage, 'search' | 'map'>) {
  const { t } = useTexts('search/list');
  const { t: filters } = useTexts('search/filters');
  const everywhere = { ...search, bbox: undefined, zoom: undefined, page: 1 };
  const { total } = map.start;
  if (search.bbox && total > 0)
    return (
      <EmptyState title={t('Nothing in this part of the map')}>
        <p className="text-ink-soft">
          {t(
            '{count, plural, one {One listing fits the filters elsewhere.} other {# listings fit the filters elsewhere. Those without a place can’t be on the map.}}',
            { count: total },
          )}
        </p>
        <ButtonLink href={searchPath(everywhere)}>{t('Show them all')}</ButtonLink>
      </EmptyState>
    );
  if (filterQuery({ ...search, bbox: undefined }) === '')
    return (
      <EmptyState title={filters('Nothing is listed here yet')}>
        <ButtonLink href="/properties/new">{filters('List your property')}</ButtonLink>
      </EmptyState>
    );
  return (
    <EmptyState title={filters('No properties match your search criteria')}>
      <p className="text-ink-soft">{t('Remove a filter, or draw a wider area.')}</p>
      <ButtonLink href={searchPath({ type: search.type, city: search.city, view: 'map' })}>
        {filters('Clear all filters')}
      </ButtonLink>
    </EmptyState>
  );
}

/** A list with its map, side by side on a wide screen. On a phone the list is a sheet over the map. */
export function MapListView(page: MapPage) {
  const { place, search, data, map, ask, notes } = page;
  const { items, total } = data.list;
  const words = useTexts('search/list');
  const { t } = words;
  const places = Object.fromEntries(items.flatMap(({ _id, at }) => (at ? [[_id, at]] : [])));
  return (
    <div className="map-page">
      <SkipToResults />
      <div className="sticky top-16 z-20 flex min-h-14 flex-wrap items-center gap-2 border-line border-b bg-paper px-4 has-[.filter-sheet[open]]:z-40 lg:px-6 [&_summary]:whitespace-nowrap max-sm:[&_summary]:px-2.5">
        <Heading level={1} size="card" className="mr-auto truncate max-lg:sr-only">
          {listHeading(place, words, search)}
        </Heading>
        <ListFilters page={page} overMap />
        <SortMenu search={search} />
        <ButtonLink size="sm" className="min-h-11" href={searchPath(withoutView(search))}>
          <List className="size-4 max-[24rem]:hidden" aria-hidden="true" />
          {t('List')}
        </ButtonLink>
        <div className="max-lg:ml-auto">
          <SavedSearchOffer search={search} as="icon" />
        </div>
      </div>
      <div className="lg:grid lg:grid-cols-[minmax(24rem,5fr)_6fr]">
        <div className="map-pane sticky top-[7.5rem] h-[calc(100dvh-7.5rem)] lg:order-2">
          <MapLoader
            start={map.start}
            tiles={map.tiles}
            query={filtersOf(search)}
            city={search.city}
            shapes={search.shape ?? []}
            places={places}
          />
          <noscript>
            <p className="absolute inset-x-4 top-4">
              {t('The map needs JavaScript. The list has the same listings.')}
            </p>
          </noscript>
        </div>
        <div className="map-sheet relative z-10 border-line bg-paper px-4 pb-10 max-lg:rounded-t-[14px] max-lg:border-t max-lg:shadow-lift lg:border-r lg:px-6">
          <div
            aria-hidden="true"
            className="mx-auto mt-2 mb-1 h-1 w-10 rounded-full bg-line-strong lg:hidden"
          />
          <Results className="gap-4 lg:pt-4">
            <p className="font-bold" role="status">
              {total === 0 && filterQuery(search) === ''
                ? ''
                : search.bbox
                  ? t(
                      '{count, plural, one {# property in this part of the map} other {# properties in this part of the map}}',
                      { count: total },
                    )
                  : t('{count, plural, one {# property found} other {# properties found}}', { count: total })}
            </p>
            <Applied search={search} also={data.list.also} nearby={data.nearby} hidden={['bbox']} />
            <SearchNotes {...notes} />
            <NotUnderstood page={page} />
            {items.length === 0 ? (
              <Nothing search={search} map={map} />
            ) : (
              <>
                <PropertyGrid items={items} headingLevel="h2" columns="map" />
                <Pagination
                  page={data.list.page}
                  pages={data.list.pages}
                  hrefFor={(number) => searchPath({ ...search, page: number })}
                />
              </>
            )}
          </Results>
        </div>
      </div>
      <SearchRecord query={filtersOf(search)} ask={ask} found={total} />
    </div>
  );
}
