import { AuditTable } from '@/components/office/audit-log/audit-table';
import { OfficeList } from '@/components/office/lists/office-list';
import { DayFilters, kindOptions } from '@/components/ui/lists/day-filters';
import { FilterInput, FilterSelect } from '@/components/ui/lists/filters';
import { loadAudit } from '@/lib/office/audit-log/loaders';
import { loadListTools } from '@/lib/office/lists/loaders';
import { AUDIT_ACTIONS, AUDIT_LABELS } from '@/lib/platform/audit/constants';
import { texts, titleOf } from '@/lib/platform/language/on-server';
import { sortLinks } from '@/lib/platform/text/list-url';

export const generateMetadata = titleOf('office/audit', 'Audit log');

const PATH = '/admin/audit';

export default async function AuditPage({ searchParams }: PageProps<'/admin/audit'>) {
  const { t, label } = await texts('office/audit');
  const [{ search, list }, tools] = await Promise.all([
    loadAudit(await searchParams),
    loadListTools('audit'),
  ]);
  return (
    <OfficeList
      tools={tools}
      title={t('Audit log')}
      subtitle={t('{total, plural, one {# entry} other {# entries}}. Entries are never changed or deleted.', {
        total: list.total,
      })}
      filters={
        <>
          <FilterInput label={t('Person')} name="person" value={search.person} />
          <FilterInput label={t('Record')} name="record" value={search.record} />
          <FilterSelect
            label={t('Kind')}
            name="action"
            value={search.action ?? ''}
            options={kindOptions(t('All'), AUDIT_ACTIONS, (action) => label(AUDIT_LABELS[action].name))}
          />
          <DayFilters search={search} />
        </>
      }
      path={PATH}
      search={search}
      list={list}
    >
      <AuditTable rows={list.rows} sort={sortLinks(PATH, search)} />
    </OfficeList>
  );
}
