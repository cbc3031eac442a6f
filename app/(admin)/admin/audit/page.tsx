import type { Metadata } from 'next';
import { AdminList } from '@/components/admin/admin-list';
import { AuditTable } from '@/components/admin/audit-table';
import { DayFilters, kindOptions } from '@/components/admin/day-filters';
import { FilterInput, FilterSelect } from '@/components/ui/filters';
import { AUDIT_ACTIONS } from '@/lib/audit/constants';
import { AUDIT_LABELS } from '@/lib/audit-log/constants';
import { loadAudit } from '@/lib/audit-log/loaders';
import { formatNumber } from '@/lib/format';
import { sortLinks } from '@/lib/list-url';

export const metadata: Metadata = { title: 'Audit log' };

const PATH = '/admin/audit';
const ACTIONS = kindOptions(AUDIT_ACTIONS, (action) => AUDIT_LABELS[action].name);

export default async function AuditPage({ searchParams }: PageProps<'/admin/audit'>) {
  const { search, list } = await loadAudit(await searchParams);
  return (
    <AdminList
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
    </AdminList>
  );
}
