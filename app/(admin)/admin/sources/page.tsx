import { OfficeList } from '@/components/office/lists/office-list';
import { DayFilters } from '@/components/ui/lists/day-filters';
import { FilterSelect } from '@/components/ui/lists/filters';
import { SourceTables } from '@/components/visitors/source-tables';
import { loadListTools } from '@/lib/office/lists/loaders';
import { formatNumber } from '@/lib/platform/text/format';
import { loadSources } from '@/lib/visitors/sources/loaders';

export const metadata = { title: 'Sources' };

const PATH = '/admin/sources';

export default async function SourcesPage({ searchParams }: PageProps<'/admin/sources'>) {
  const [{ search, sources }, tools] = await Promise.all([
    loadSources(await searchParams),
    loadListTools('sources'),
  ]);
  const listers = sources.listers.map(({ id = 'agency', name }) => [id, name] as const);
  return (
    <OfficeList
      tools={tools}
      title="Sources"
      subtitle={`From where listings were opened: ${formatNumber(sources.views)} views`}
      filters={
        <>
          <FilterSelect
            label="Lister"
            name="owner"
            value={search.owner ?? ''}
            options={[['', 'Everyone'], ...listers]}
          />
          <DayFilters search={search} />
        </>
      }
      path={PATH}
      search={search}
      list={{ page: 1, pages: 1 }}
    >
      <SourceTables path={PATH} search={search} sources={sources} />
    </OfficeList>
  );
}
