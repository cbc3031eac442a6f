import type { Metadata } from 'next';
import { AdminList } from '@/components/admin/admin-list';
import { DayFilters } from '@/components/admin/day-filters';
import { SourceTables } from '@/components/admin/source-tables';
import { VisitorTabs } from '@/components/admin/visitor-tabs';
import { FilterSelect } from '@/components/ui/filters';
import { formatNumber } from '@/lib/format';
import { loadSources } from '@/lib/sources/loaders';

export const metadata: Metadata = { title: 'Sources' };

const PATH = '/admin/sources';

export default async function SourcesPage({ searchParams }: PageProps<'/admin/sources'>) {
  const { search, sources } = await loadSources(await searchParams);
  const listers = sources.listers.map(({ id = 'agency', name }) => [id, name] as const);
  return (
    <AdminList
      menu={<VisitorTabs current="sources" />}
      title="Sources"
      subtitle={`From where listings were opened: ${formatNumber(sources.views)} views`}
      filters={
        <>
          <FilterSelect
            label="Lister"
            name="owner"
            value={search.owner ?? ''}
            options={[['', 'Everybody'], ...listers]}
          />
          <DayFilters search={search} />
        </>
      }
      path={PATH}
      search={search}
      list={{ page: 1, pages: 1 }}
    >
      <SourceTables path={PATH} search={search} sources={sources} />
    </AdminList>
  );
}
