import clsx from 'clsx';
import { Map as MapIcon } from 'lucide-react';
import { useTexts } from '#language';
import { SavedSearchOffer } from '@/components/alerts/saved-searches/saved-search-offer';
import { useFacts } from '@/components/listings/property-facts';
import { AskBox } from '@/components/search/box/ask-box';
import { PropertyGrid } from '@/components/search/cards/property-grid';
import { Applied, ListFilters } from '@/components/search/filters/applied';
import { FilterForm } from '@/components/search/filters/filter-form';
import { LiveCount } from '@/components/search/filters/live-count';
import { CardPriceSwitch } from '@/components/search/list/card-price-switch';
import { LocalityFacts, PlaceLinks } from '@/components/search/list/locality-facts';
import { NotUnderstood } from '@/components/search/list/not-understood';
import { Results, SkipToResults } from '@/components/search/list/results';
import { SearchNotes } from '@/components/search/list/search-notes';
import { SortMenu } from '@/components/search/list/sort-menu';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { JsonLd } from '@/components/shell/json-ld';
import { PageTexts } from '@/components/shell/page-texts';
import { buttonClass } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { Notice } from '@/components/ui/feedback/notice';
import { Pagination } from '@/components/ui/lists/pagination';
import { SearchRecord } from '@/components/visitors/search-record';
import { listPage } from '@/lib/listings/structured-data.format';
import { findLocality } from '@/lib/places/rules';
import { placeNames } from '@/lib/platform/language/messages';
import type { Facets } from '@/lib/search/engine/dto';
import type { FilterData, ListPage } from '@/lib/search/lists/dto';
import { fallbackText, foundText, listHeading, listIntro } from '@/lib/search/lists/format';
import { pageSearch } from '@/lib/search/lists/rules';
import { LIST_ROOTS, searchPath } from '@/lib/search/rules';
import { filterQuery, type PropertySearch } from '@/lib/search/schema';
import type { Site } from '@/lib/settings/dto';
import { breadcrumbList } from '@/lib/settings/format';
import { MapListView } from './map-list-view';
import { NoResults } from './no-results';

const namesOf = (facets: Facets | undefined) =>
  Object.values(facets ?? {}).flatMap((values) => values.map(({ label }) => label));

type ListViewProps = { page: ListPage; site: Site };

/** Nothing is listed here and no filter is set, so there is nothing to filter, sort or count. */
const isEmptyList = ({ search, data }: Pick<ListPage, 'search' | 'data'>) =>
  data.list.total === 0 && filterQuery(search) === '';

type Props = { search: PropertySearch; page: number; pages: number };

const ListPages = ({ search, page, pages }: Props) => (
  <Pagination page={page} pages={pages} hrefFor={(other) => searchPath({ ...search, page: other })} />
);

function Found({ place, search, data }: ListPage) {
  const words = useTexts('search/list');
  const applied = useTexts('search/applied');
  const { list, fallback } = data;
  if (list.items.length === 0) {
    const all = LIST_ROOTS[place.type];
    return <NoResults all={all} search={search} isFiltered={!isEmptyList({ search, data })} />;
  }
  return (
    <>
      {fallback && (
        // the headline is a short version, which leaves a phone room for the first home
        <div className="max-sm:order-last">
          <Notice variant="warning" size="line">
            {fallbackText(fallback, search, words, applied)}{' '}
            <Link className="link" href={searchPath(fallback.search)}>
              {fallback.ring ? words.t('Use {km} km', { km: fallback.ring.km }) : words.t('Show these homes')}
            </Link>
          </Notice>
        </div>
      )}
      <PropertyGrid items={list.items} headingLevel="h2" columns="list" />
      <ListPages search={fallback?.search ?? search} page={list.page} pages={list.pages} />
    </>
  );
}

export function MapLink({ search }: { search: PropertySearch }) {
  const { t } = useTexts('search/list');
  return (
    <Link
      href={searchPath({ ...search, view: 'map', page: 1 })}
      rel="nofollow"
      // same height and type as the buttons beside it (Disclosure)
      className={buttonClass('secondary', 'md', 'min-h-11! px-3.5! py-0! max-sm:px-2.5!')}
    >
      <MapIcon className="size-4 max-[24rem]:hidden" aria-hidden="true" />
      {t('Map')}
    </Link>
  );
}

/** Filters, order, map and an offer to save the search, in one row that stays in sight. */
function Controls({ page }: { page: ListPage }) {
  const { search } = page;
  return (
    <div className="list-controls">
      <ListFilters page={page} />
      <SortMenu search={search} />
      <MapLink search={search} />
      {/* here, so that the first card begins above the fold */}
      <div className="ml-auto">
        <SavedSearchOffer search={search} as="icon" />
      </div>
    </div>
  );
}

function ListData({ page, site, heading }: ListViewProps & { heading: string }) {
  const { place, data, crumbs, from } = page;
  const { t } = useTexts('search/list');
  const { titleOf } = useFacts();
  const search = pageSearch(place, page.search);
  const city = place.city && placeNames(place.city.name, t.language);
  const locality = place.city && search.locality && findLocality(place.city.slug, search.locality[0] ?? '');
  const about = locality ? { ...placeNames(locality.name, t.language), city: city?.name } : city;
  const list = listPage(site, {
    name: heading,
    path: searchPath({ ...search, page: data.list.page }),
    items: data.list.items.map((item) => ({ ...item, title: titleOf(item) })),
    from,
    language: t.language,
    about,
  });
  return <JsonLd documents={[breadcrumbList(site, crumbs, t.language), ...list]} />;
}

function ListHead({ page, site, heading }: ListViewProps & { heading: string }) {
  const { place, search, data, ask } = page;
  return (
    <>
      <div className="flex flex-col gap-2 lg:flex-row lg:items-center lg:gap-8">
        <Heading level={1} size="inherit" className="flex-1 text-xl leading-tight sm:text-2xl">
          {heading}
        </Heading>
        <div className="w-full lg:max-w-xl">
          <AskBox
            ask={ask ?? ''}
            type={place.type}
            city={place.city && place.city.name !== site.city ? place.city.slug : undefined}
            size="sm"
          />
        </div>
      </div>
      <SearchNotes {...page.notes} />
      {!isEmptyList(page) && (
        <Applied
          search={search}
          shown={data.fallback?.search}
          also={data.list.also}
          nearby={data.nearby}
          beside={data.beside}
        />
      )}
      <NotUnderstood page={page} />
    </>
  );
}

/** Filters and results. Not a grid, in which the row of controls could not stay visible beside the results. */
function FilteredResults({ page, found }: { page: ListPage; found: string }) {
  const { t } = useTexts('search/list');
  const { place, data } = page;
  return (
    <div className="flex flex-col gap-1">
      <Controls page={page} />
      <Results className="gap-2">
        <div
          className={clsx(
            'flex min-h-10 flex-wrap items-center justify-between gap-x-6',
            data.fallback && 'max-sm:min-h-7',
          )}
        >
          {/* smaller on a phone, where notes about left-out words take several lines above the first home */}
          <p className={clsx('font-bold', data.fallback && 'max-sm:text-note max-sm:leading-snug')}>
            {found}
          </p>
          <LiveCount message={t('The list has changed: {found}', { found })} />
          {place.type === 'sale' && data.list.items.length > 0 && (
            <div className={clsx(data.fallback && 'max-sm:hidden')}>
              <CardPriceSwitch />
            </div>
          )}
        </div>
        <Found {...page} />
      </Results>
    </div>
  );
}

function BelowList({ page }: { page: ListPage }) {
  const words = useTexts('search/list');
  const { place, search, data, spread } = page;
  const { facets, total } = data.list;
  const fullest = place.city && !search.locality ? (facets?.locality ?? []) : [];
  return (
    <>
      {spread && (
        <p className="measure mt-6 text-ink-soft">
          {listIntro(data.fallback ? 0 : total, spread, fullest, words)}
        </p>
      )}
      {page.locality && <LocalityFacts locality={page.locality} type={place.type} />}
      <PlaceLinks place={place} facets={facets} />
    </>
  );
}

function PlainList({ page, site }: ListViewProps) {
  const words = useTexts('search/list');
  const { place, search, data, crumbs } = page;
  const heading = listHeading(place, words, search);
  const isEmpty = isEmptyList(page);
  return (
    <div className="container-page flex flex-col gap-2 py-2 sm:py-4">
      <SkipToResults />
      {/* not on a phone, whose first card comes first; moving it later would shift the layout */}
      <div className="max-sm:hidden">
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <ListHead {...{ page, site, heading }} />
      <SearchRecord query={filterQuery(search)} ask={page.ask} found={data.fallback ? 0 : data.list.total} />
      {isEmpty ? (
        <Results className="gap-6">
          <Found {...page} />
        </Results>
      ) : (
        <FilteredResults page={page} found={foundText(data, search, words)} />
      )}
      <SavedSearchOffer search={search} as="bar" />
      {!isEmpty && <BelowList page={page} />}
      <ListData {...{ page, site, heading }} />
    </div>
  );
}

/** The filter form as a separate page, for visitors without script. The sheet takes its content from here. */
function FiltersPage({ page, filters }: { page: ListPage; filters: FilterData }) {
  const words = useTexts('search/list');
  const { place, search, unreadable, crumbs } = page;
  return (
    <div className="container-page flex flex-col gap-4 py-4">
      <Breadcrumbs crumbs={crumbs} />
      <Heading level={1} size="inherit" className="text-xl sm:text-2xl">
        {listHeading(place, words, search)}
      </Heading>
      <FilterForm {...{ place, search, unreadable }} data={filters} />
    </div>
  );
}

export function ListView(props: ListViewProps) {
  const { map, filters, isFilters } = props.page;
  return (
    <PageTexts
      of={[
        'shortlists/hidden',
        'search/filters',
        'alerts/saved-searches',
        'search/replies',
        ...(map ? (['listings/card', 'search/map', 'labels'] as const) : []),
      ]}
      names={map ? namesOf(props.page.data.list.facets) : []}
    >
      {filters && isFilters ? (
        <FiltersPage page={props.page} filters={filters} />
      ) : map ? (
        <MapListView {...props.page} map={map} />
      ) : (
        <PlainList {...props} />
      )}
    </PageTexts>
  );
}
