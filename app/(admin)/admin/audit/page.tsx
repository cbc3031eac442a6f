import type { Metadata } from 'next';
import { AdminList } from '@/components/admin/admin-list';
import { AuditTable } from '@/components/admin/audit-table';
import { FilterInput, FilterSelect } from '@/components/ui/filters';
import { AUDIT_ACTIONS } from '@/lib/audit/constants';
import { loadAudit } from '@/lib/audit/loaders';
import { formatNumber } from '@/lib/format';
import { sortLinks } from '@/lib/list-url';

export const metadata: Metadata = { title: 'Audit log' };

const PATH = '/admin/audit';
const ACTIONS = [['', 'All'], ...AUDIT_ACTIONS.map((action) => [action, action] as const)] as const;

export default async function AuditPage({ searchParams }: PageProps<'/admin/audit'>) {
  const { search, list } = await loadAudit(await searchParams);
  return (
    <AdminList
      title="Audit log"
      subtitle={`${formatNumber(list.total)} entries. They are only ever added.`}
      filters={
        <>
          <FilterSelect label="Action" name="action" value={search.action ?? ''} options={ACTIONS} />
          <FilterInput label="Actor's id" name="actor" value={search.actor} />
          <FilterInput label="Target's id" name="target" value={search.target} />
          <FilterInput type="date" label="From" name="from" value={search.from} />
          <FilterInput type="date" label="To" name="to" value={search.to} />
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
