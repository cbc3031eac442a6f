import { OfficeList } from '@/components/office/lists/office-list';
import { PageTexts } from '@/components/shell/page-texts';
import { DayFilters } from '@/components/ui/lists/day-filters';
import { FilterSelect } from '@/components/ui/lists/filters';
import { OfficeVisits } from '@/components/visits/office/office-visits';
import { VisitLinks } from '@/components/visits/office/visit-links';
import { loadListTools } from '@/lib/office/lists/loaders';
import { formatNumber } from '@/lib/platform/text/format';
import { loadOfficeVisits } from '@/lib/visits/loaders';
import {
  OFFICE_VISIT_ORDER_LABELS,
  OFFICE_VISIT_STATE_LABELS,
  VISIT_HOST_LABELS,
  VISIT_HOSTS,
  VISITS_PATH,
} from '@/lib/visits/office/constants';

export const metadata = { title: 'Visits' };

const HOSTS = VISIT_HOSTS.map((key) => [key, VISIT_HOST_LABELS[key]] as const);
const ORDERS = [['', 'Usual order'], ...Object.entries(OFFICE_VISIT_ORDER_LABELS)] as const;
const STATES = [['', 'Open'], ...Object.entries(OFFICE_VISIT_STATE_LABELS)] as const;

export default async function OfficeVisitsPage({ searchParams }: PageProps<'/admin/visits'>) {
  const [{ search, list, canAnswer, mayChangeHours }, tools] = await Promise.all([
    loadOfficeVisits(await searchParams),
    loadListTools('visits'),
  ]);
  return (
    <OfficeList
      tools={tools}
      title="Visits"
      subtitle={list.total === 1 ? '1 visit' : `${formatNumber(list.total)} visits`}
      actions={<VisitLinks mayChangeHours={mayChangeHours} />}
      filters={
        <>
          <FilterSelect label="Shown by" name="whose" value={search.whose} options={HOSTS} />
          <FilterSelect label="Visits" name="which" value={search.which ?? ''} options={STATES} />
          <FilterSelect label="Order" name="sort" value={search.sort ?? ''} options={ORDERS} />
          <DayFilters search={search} />
        </>
      }
      path={VISITS_PATH}
      search={search}
      hasOrderField
      list={list}
      live={['visits']}
    >
      <PageTexts of={['visits', 'visits/booking']}>
        <OfficeVisits rows={list.rows} canAnswer={canAnswer} />
      </PageTexts>
    </OfficeList>
  );
}
