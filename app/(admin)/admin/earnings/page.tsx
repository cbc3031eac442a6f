import { EarningTables, earningStats } from '@/components/deals/earning-tables';
import { OfficeList } from '@/components/office/lists/office-list';
import { DayFilters } from '@/components/ui/lists/day-filters';
import { FilterSelect } from '@/components/ui/lists/filters';
import { personName } from '@/lib/accounts/users/format';
import { loadEarnings } from '@/lib/deals/earnings/loaders';
import { loadListTools } from '@/lib/office/lists/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('deals/earnings', 'Deals and commissions');

const PATH = '/admin/earnings';

export default async function EarningsPage({ searchParams }: PageProps<'/admin/earnings'>) {
  const said = await texts('deals/earnings');
  const { t, label } = said;
  const [{ search, earnings, list, mayOpen }, tools] = await Promise.all([
    loadEarnings(await searchParams),
    loadListTools('deals'),
  ]);
  const people = earnings.people
    .filter(({ id }) => id)
    .map(({ id, name }) => [id, personName(name, label)] as const);
  return (
    <OfficeList
      tools={tools}
      title={t('Deals and commissions')}
      subtitle={t('{deals, plural, one {# deal registered} other {# deals registered}}', {
        deals: earnings.total.deals,
      })}
      filters={
        <>
          <FilterSelect
            label={t('Whose')}
            name="owner"
            value={search.owner ?? ''}
            options={[['', t('Everyone')], ...people]}
          />
          <DayFilters search={search} />
        </>
      }
      stats={earningStats(earnings.total, said)}
      path={PATH}
      search={search}
      list={list}
    >
      <EarningTables path={PATH} search={search} earnings={earnings} mayOpen={mayOpen} />
    </OfficeList>
  );
}
