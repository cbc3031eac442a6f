import { EarningTables, earningStats } from '@/components/deals/earning-tables';
import { OfficeList } from '@/components/office/lists/office-list';
import { DayFilters } from '@/components/ui/lists/day-filters';
import { FilterSelect } from '@/components/ui/lists/filters';
import { loadEarnings } from '@/lib/deals/earnings/loaders';
import { loadListTools } from '@/lib/office/lists/loaders';
import { formatNumber } from '@/lib/platform/text/format';

export const metadata = { title: 'Deals and commissions' };

const PATH = '/admin/earnings';

export default async function EarningsPage({ searchParams }: PageProps<'/admin/earnings'>) {
  const [{ search, earnings, list, mayOpen }, tools] = await Promise.all([
    loadEarnings(await searchParams),
    loadListTools('deals'),
  ]);
  const people = earnings.people.filter(({ id }) => id).map(({ id, name }) => [id, name] as const);
  return (
    <OfficeList
      tools={tools}
      title="Deals and commissions"
      subtitle={
        earnings.total.deals === 1
          ? '1 deal registered'
          : `${formatNumber(earnings.total.deals)} deals registered`
      }
      filters={
        <>
          <FilterSelect
            label="Whose"
            name="owner"
            value={search.owner ?? ''}
            options={[['', 'Everyone'], ...people]}
          />
          <DayFilters search={search} />
        </>
      }
      stats={earningStats(earnings.total)}
      path={PATH}
      search={search}
      list={list}
    >
      <EarningTables path={PATH} search={search} earnings={earnings} mayOpen={mayOpen} />
    </OfficeList>
  );
}
