import type { Metadata } from 'next';
import { FilterForm } from '@/components/property/filter-form';
import { PropertyGrid } from '@/components/property/property-grid';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/notice';
import { Pagination } from '@/components/ui/pagination';
import { formatNumber, formatRupeesShort } from '@/lib/format';
import { loadPublicList } from '@/lib/property/loaders';
import { parseSearch, searchQuery } from '@/lib/property/search-schema';

export const metadata: Metadata = {
  title: 'Property for sale in Nagpur and six more cities',
  description:
    'Flats, villas, plots, farm houses, shops, offices and land for sale, with prices in lakh and crore.',
  alternates: { canonical: '/buy' },
};

export default async function BuyPage({ searchParams }: PageProps<'/buy'>) {
  const search = { ...parseSearch(await searchParams), type: 'sale' as const };
  const { list, cities } = await loadPublicList(search);
  const { type: _, ...kept } = search;
  return (
    <div className="container-page flex flex-col gap-8 py-8 sm:py-12">
      <div>
        <h1 className="text-3xl sm:text-4xl">Property for sale</h1>
        <p className="mt-2 text-ink-soft" role="status">
          {formatNumber(list.total)} {list.total === 1 ? 'property' : 'properties'} found
        </p>
      </div>
      <FilterForm action="/buy" search={search} cities={cities} formatBudget={formatRupeesShort} />
      {list.items.length ? (
        <PropertyGrid items={list.items} headingLevel="h2" />
      ) : (
        <EmptyState title="No properties match your search criteria">
          <ButtonLink href="/buy">Clear all filters</ButtonLink>
        </EmptyState>
      )}
      <Pagination
        page={list.page}
        pages={list.pages}
        hrefFor={(page) => `/buy${searchQuery({ ...kept, page })}`}
      />
    </div>
  );
}
