import { OfficeList } from '@/components/office/lists/office-list';
import { PageTexts } from '@/components/shell/page-texts';
import { DayFilters } from '@/components/ui/lists/day-filters';
import { FilterSelect } from '@/components/ui/lists/filters';
import { OfficeVisits } from '@/components/visits/office/office-visits';
import { VisitLinks } from '@/components/visits/office/visit-links';
import { loadListTools } from '@/lib/office/lists/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';
import { loadOfficeVisits } from '@/lib/visits/loaders';
import {
  OFFICE_VISIT_ORDER_LABELS,
  OFFICE_VISIT_STATE_LABELS,
  VISIT_HOST_LABELS,
  VISIT_HOSTS,
  VISITS_PATH,
} from '@/lib/visits/office/constants';

export const generateMetadata = titleOf('visits/office', 'Visits');

const HOSTS = VISIT_HOSTS.map((key) => [key, VISIT_HOST_LABELS[key]] as const);
const ORDERS = [['', 'Usual order'], ...Object.entries(OFFICE_VISIT_ORDER_LABELS)] as const;
const STATES = [['', 'Open'], ...Object.entries(OFFICE_VISIT_STATE_LABELS)] as const;

export default async function OfficeVisitsPage({ searchParams }: PageProps<'/admin/visits'>) {
  const { t, label } = await texts('visits/office');
  const shown = (options: readonly (readonly [string, string])[]) =>
    options.map(([value, name]) => [value, label(name)] as const);
  const [{ search, list, canAnswer, mayChangeHours }, tools] = await Promise.all([
    loadOfficeVisits(await searchParams),
    loadListTools('visits'),
  ]);
  return (
    <OfficeList
      tools={tools}
      title={t('Visits')}
      subtitle={t('{count, plural, one {# visit} other {# visits}}', { count: list.total })}
      actions={<VisitLinks mayChangeHours={mayChangeHours} />}
      filters={
        <>
          <FilterSelect label={t('Shown by')} name="whose" value={search.whose} options={shown(HOSTS)} />
          <FilterSelect label={t('Visits')} name="which" value={search.which ?? ''} options={shown(STATES)} />
          <FilterSelect label={t('Order')} name="sort" value={search.sort ?? ''} options={shown(ORDERS)} />
          <DayFilters search={search} />
        </>
      }
      path={VISITS_PATH}
      search={search}
      hasOrderField
      list={list}
      live={['visits']}
    >
      <PageTexts of={['visits', 'visits/booking', 'visits/office', 'replies']}>
        <OfficeVisits rows={list.rows} canAnswer={canAnswer} />
      </PageTexts>
    </OfficeList>
  );
}
