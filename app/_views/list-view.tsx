import { useTexts } from '#language';
import { SavedSearchOffer } from '@/components/alerts/saved-searches/saved-search-offer';
import { useFacts } from '@/components/listings/property-facts';
import { AskBox } from '@/components/search/box/ask-box';
import { PropertyGrid } from '@/components/search/cards/property-grid';
import { Applied } from '@/components/search/filters/applied';
import { FilterSheet } from '@/components/search/filters/filter-sheet';
import { LiveCount } from '@/components/search/filters/live-count';
import { CardPriceSwitch } from '@/components/search/list/card-price-switch';
import { MapLink } from '@/components/search/list/map-link';
import { PlaceLinks } from '@/components/search/list/place-links';
import { Results, SkipToResults } from '@/components/search/list/results';
import { SearchNotes } from '@/components/search/list/search-notes';
import { SortLinks, SortMenu } from '@/components/search/list/sort-links';
import { UnknownPlaces } from '@/components/search/list/unknown-places';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { JsonLd } from '@/components/shell/json-ld';
import { PageTexts } from '@/components/shell/page-texts';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { Notice } from '@/components/ui/feedback/notice';
import { Pagination } from '@/components/ui/lists/pagination';
import { SearchRecord } from '@/components/visitors/search-record';
import { listPage } from '@/lib/listings/structured-data/format';
import { placeNames } from '@/lib/platform/language/messages';
import type { ListPage } from '@/lib/search/lists/dto';
import { fallbackText, foundText, listHeading, listIntro } from '@/lib/search/lists/format';
import { LIST_ROOTS, searchPath } from '@/lib/search/rules';
import { filterQuery } from '@/lib/search/schema';
import type { Site } from '@/lib/settings/dto';
import { breadcrumbList } from '@/lib/settings/format';
import { MapListView } from './map-list-view';
import { NoResults } from './no-results';

type ListViewProps = { page: ListPage; site: Site };

/** Nothing is listed at this place, and nobody filtered: there is nothing to filter, to sort or to count either. */
const isEmptyList = ({ search, data }: Pick<ListPage, 'search' | 'data'>) =>
  data.list.total === 0 && filterQuery(search) === '';

function Found({ place, search, data }: ListPage) {
  const words = useTexts('search/list');
  const { list, fallback } = data;
  if (list.items.length === 0) {
    const all = LIST_ROOTS[place.type];
    return <NoResults all={all} search={search} isFiltered={!isEmptyList({ search, data })} />;
  }
  return (
    <>
      {fallback && (
        <Notice variant="warning">
          {fallbackText(fallback, search, words)}{' '}
          <Link className="link" href={searchPath(fallback.search)}>
            {fallback.ring ? words.t('Use {km} km', { km: fallback.ring.km }) : words.t('Show these homes')}
          </Link>
        </Notice>
      )}
      <PropertyGrid items={list.items} headingLevel="h2" columns="list" />
      <Pagination
        page={list.page}
        pages={list.pages}
        hrefFor={(page) => searchPath({ ...(fallback?.search ?? search), page })}
      />
    </>
  );
}

/** Filters and results. A phone has one row of controls that stays in sight; there it is no grid, or the row could not stay. */
function FilteredResults({ page, found }: { page: ListPage; found: string }) {
  const { t } = useTexts('search/list');
  const { place, search, data, unreadable, landmarks } = page;
  return (
    <div className="flex flex-col gap-2 lg:grid lg:grid-cols-[17rem_1fr] lg:items-start lg:gap-12">
      <div className="sticky top-16 z-20 -mx-4 flex gap-2 bg-paper px-4 py-1 has-[.list-filters[open]]:z-40 lg:contents [&_summary]:whitespace-nowrap max-sm:[&_summary]:px-2.5">
        <FilterSheet {...{ place, search, data, unreadable, landmarks }} />
        <SortMenu search={search} />
        <MapLink search={search} className="lg:hidden" />
        {/* here, because the first card is to begin above the fold */}
        <div className="ml-auto lg:hidden">
          <SavedSearchOffer search={search} as="icon" />
        </div>
      </div>
      <Results className="gap-2 sm:gap-6">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line sm:border-b sm:pb-2">
          <p className="font-bold">{found}</p>
          <LiveCount message={t('The list has changed: {found}', { found })} />
          <SortLinks search={search} />
          <div className="flex gap-2 max-lg:hidden">
            <MapLink search={search} className="" />
            <SavedSearchOffer search={search} />
          </div>
          {place.type === 'sale' && data.list.items.length > 0 && <CardPriceSwitch />}
        </div>
        <Found {...page} />
      </Results>
    </div>
  );
}

/** A public list page: heading and facts, search box, filters with counts, results or the nearest ones. */
function PlainList({ page, site }: ListViewProps) {
  const words = useTexts('search/list');
  const { titleOf } = useFacts();
  const { place, search, data, spread, crumbs, ask, unrecognised, from } = page;
  const { items } = data.list;
  const total = data.fallback ? 0 : data.list.total;
  const found = foundText(data, search, words);
  const heading = listHeading(place, words, search);
  const { t } = words;
  const isEmpty = isEmptyList(page);
  return (
    <div className="container-page flex flex-col gap-2 py-2 sm:gap-6 sm:py-10">
      <SkipToResults />
      {/* on a phone below the results, whose first card is to be seen at once */}
      <div className="max-sm:order-1 max-sm:mt-6">
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <Heading level={1} size="inherit" className="text-xl sm:-mt-2 sm:text-4xl">
        {heading}
      </Heading>
      {spread && (
        <p className="measure text-ink-soft max-sm:order-1 sm:-mt-4">
          {listIntro(
            total,
            spread,
            place.city && !search.locality ? (data.list.facets?.locality ?? []) : [],
            words,
          )}
        </p>
      )}
      <div className="w-full max-w-3xl">
        <AskBox
          ask={ask ?? ''}
          type={place.type}
          city={place.city && place.city.name !== site.city ? place.city.slug : undefined}
          size="sm"
        />
      </div>
      <SearchNotes {...page.notes} />
      <SearchRecord query={filterQuery(search)} ask={ask} found={total} />
      {!isEmpty && (
        <Applied search={search} also={data.list.also} unrecognised={unrecognised} nearby={data.nearby} />
      )}
      <UnknownPlaces page={page} />
      {isEmpty ? (
        <Results className="gap-6">
          <Found {...page} />
        </Results>
      ) : (
        <FilteredResults page={page} found={found} />
      )}
      {!isEmpty && (
        <div className="max-sm:order-2">
          <PlaceLinks place={place} facets={data.list.facets} />
        </div>
      )}
      <SavedSearchOffer search={search} as="bar" />
      <JsonLd
        documents={[
          breadcrumbList(site, crumbs, t.language),
          ...listPage(site, {
            name: heading,
            path: searchPath({ ...place, city: place.city?.slug }),
            items: items.map((item) => ({ ...item, title: titleOf(item) })),
            from,
            language: t.language,
            ...(place.city && { about: placeNames(place.city.name, t.language) }),
          }),
        ]}
      />
    </div>
  );
}

/** A public list, with its map where the address asks for one. */
export function ListView(props: ListViewProps) {
  const { map, data } = props.page;
  // what is pressed on a map comes from anywhere in the list
  const anywhere = map ? Object.values(data.list.facets ?? {}).flat() : [];
  const names = [
    ...data.list.items.flatMap(({ locality, city, distance }) => [locality, city, distance?.to]),
    ...anywhere.map(({ label }) => label),
  ];
  return (
    <PageTexts
      of={[
        'listings/card',
        'search/filters',
        'alerts/saved-searches',
        'search/replies',
        'labels',
        ...(map ? (['search/map'] as const) : []),
      ]}
      names={names}
    >
      {map ? <MapListView {...props.page} map={map} /> : <PlainList {...props} />}
    </PageTexts>
  );
}
