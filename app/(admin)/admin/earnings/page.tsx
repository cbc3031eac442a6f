import type { Metadata } from 'next';
import { AdminList } from '@/components/admin/admin-list';
import { DayFilters } from '@/components/admin/day-filters';
import { EarningTables, earningStats } from '@/components/admin/earning-tables';
import { FilterSelect } from '@/components/ui/filters';
import { loadEarnings } from '@/lib/earnings/loaders';
import { formatNumber } from '@/lib/format';

export const metadata: Metadata = { title: 'Deals and commissions' };

const PATH = '/admin/earnings';

export default async function EarningsPage({ searchParams }: PageProps<'/admin/earnings'>) {
  const { search, earnings, mayOpen } = await loadEarnings(await searchParams);
  const people = earnings.people.filter(({ id }) => id).map(({ id, name }) => [id, name] as const);
  return (
    <AdminList
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
            options={[['', 'Everybody'], ...people]}
          />
          <DayFilters search={search} />
        </>
      }
      stats={earningStats(earnings.total)}
      path={PATH}
      search={search}
      list={{ page: 1, pages: 1 }}
    >
      <EarningTables path={PATH} search={search} earnings={earnings} mayOpen={mayOpen} />
    </AdminList>
  );
}
