import { AuditTable } from '@/components/office/audit-log/audit-table';
import { OfficeList } from '@/components/office/lists/office-list';
import { DayFilters, kindOptions } from '@/components/ui/lists/day-filters';
import { FilterInput, FilterSelect } from '@/components/ui/lists/filters';
import { AUDIT_LABELS } from '@/lib/office/audit-log/constants';
import { loadAudit } from '@/lib/office/audit-log/loaders';
import { loadListTools } from '@/lib/office/lists/loaders';
import { AUDIT_ACTIONS } from '@/lib/platform/audit/constants';
import { formatNumber } from '@/lib/platform/text/format';
import { sortLinks } from '@/lib/platform/text/list-url';

export const metadata = { title: 'Audit log' };

const PATH = '/admin/audit';
const ACTIONS = kindOptions(AUDIT_ACTIONS, (action) => AUDIT_LABELS[action].name);

export default async function AuditPage({ searchParams }: PageProps<'/admin/audit'>) {
  const [{ search, list }, tools] = await Promise.all([
    loadAudit(await searchParams),
    loadListTools('audit'),
  ]);
  return (
    <OfficeList
      tools={tools}
      title="Audit log"
      subtitle={`${list.total === 1 ? '1 entry' : `${formatNumber(list.total)} entries`}. They are only ever added.`}
      filters={
        <>
          <FilterInput label="Person" name="person" value={search.person} />
          <FilterInput label="Record" name="record" value={search.record} />
          <FilterSelect label="Kind" name="action" value={search.action ?? ''} options={ACTIONS} />
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
