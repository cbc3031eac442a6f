import { SlidersHorizontal } from 'lucide-react';
import { SearchRecord } from '@/components/activity/search-record';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PropertyGrid } from '@/components/property/property-grid';
import { AskBox } from '@/components/search/ask-box';
import { JsonLd } from '@/components/seo/json-ld';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState, Notice } from '@/components/ui/notice';
import { Pagination } from '@/components/ui/pagination';
import { formatNumber } from '@/lib/format';
import type { ListPage } from '@/lib/public-list/dto';
import { listHeading, listIntro, unknownLocalityText } from '@/lib/public-list/format';
import { LIST_ROOTS, searchPath } from '@/lib/search/rules';
import { filterQuery } from '@/lib/search/schema';
import type { Site } from '@/lib/settings/dto';
import { breadcrumbList, itemList } from '@/lib/structured-data/format';
import { Applied } from './applied';
import { Filters } from './filters';
import { LiveCount } from './live-count';
import { PlaceLinks } from './place-links';
import { SearchNotes } from './search-notes';
import { SortLinks } from './sort-links';

type ListViewProps = { page: ListPage; site: Site };

function Results({ place, search, data }: ListPage) {
  const { list, relaxed } = data;
  if (list.items.length === 0) {
    return (
      <EmptyState title="No properties match your search criteria">
        <ButtonLink href={LIST_ROOTS[place.type]}>Clear all filters</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      {relaxed && (
        <Notice variant="care">
          Nothing fits every condition today. These come nearest: we left out {relaxed.labels.join(', ')}.{' '}
          <a className="link" href={searchPath(relaxed.search)}>
            Search like this
          </a>
        </Notice>
      )}
      <PropertyGrid items={list.items} headingLevel="h2" columns="list" />
      <Pagination
        page={list.page}
        pages={list.pages}
        hrefFor={(page) => searchPath({ ...(relaxed?.search ?? search), page })}
      />
    </>
  );
}

/** A public list page: heading and facts, search box, filters with counts, results or the nearest ones. */
export function ListView({ page, site }: ListViewProps) {
  const { place, search, data, spread, crumbs, ask, unrecognised, unreadable, unknownLocalities, from } =
    page;
  const { items } = data.list;
  const total = data.relaxed ? 0 : data.list.total;
  const noun = total === 1 ? 'property' : 'properties';
  return (
    <div className="container-page flex flex-col gap-6 py-6 sm:py-10">
      <div>
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="mt-4 text-3xl sm:text-4xl">{listHeading(place, search)}</h1>
        <p className="measure mt-2 text-ink-soft">
          {spread &&
            listIntro(
              total,
              spread,
              place.city && !search.locality ? (data.list.facets?.locality ?? []) : [],
            )}
        </p>
      </div>
      <div className="max-w-3xl">
        <AskBox
          ask={ask ?? ''}
          type={place.type}
          city={place.city && place.city.name !== site.city ? place.city.slug : undefined}
          size="sm"
        />
      </div>
      <SearchNotes {...page.notes} />
      <SearchRecord query={filterQuery(search)} ask={ask} found={total} />
      <Applied search={search} unrecognised={unrecognised} />
      {unknownLocalities.length > 0 && <Notice variant="care">{unknownLocalityText(page)}</Notice>}
      <div className="grid items-start gap-8 lg:grid-cols-[17rem_1fr] lg:gap-12">
        {/* one form for both: the details element is closed on a phone and always open on a wide screen */}
        <details className="list-filters rounded-md border border-line lg:border-0">
          <summary className="flex min-h-12 list-none items-center gap-3 px-4 font-bold lg:hidden [&::-webkit-details-marker]:hidden">
            <SlidersHorizontal className="size-5" aria-hidden="true" />
            Filters
          </summary>
          <div className="px-4 pb-4 lg:p-0">
            <Filters place={place} search={search} data={data} unreadable={unreadable} />
          </div>
        </details>
        <div className="flex min-w-0 flex-col gap-6">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b pb-2">
            <p className="font-bold">
              {formatNumber(total)} {noun} found
            </p>
            <LiveCount
              message={
                data.relaxed
                  ? 'The list has changed: nothing fits every condition, the nearest are shown'
                  : `The list has changed: ${formatNumber(total)} ${noun}`
              }
            />
            <SortLinks search={search} />
          </div>
          <Results {...page} />
        </div>
      </div>
      <PlaceLinks place={place} facets={data.list.facets} />
      <JsonLd
        documents={[
          breadcrumbList(site, crumbs),
          ...(items.length > 0 ? [itemList(site, listHeading(place, search), items, from)] : []),
        ]}
      />
    </div>
  );
}
