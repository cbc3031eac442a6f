import { OfficeList } from '@/components/office/lists/office-list';
import { DayFilters } from '@/components/ui/lists/day-filters';
import { FilterSelect } from '@/components/ui/lists/filters';
import { SourceTables } from '@/components/visitors/source-tables';
import { personName } from '@/lib/accounts/users/format';
import { loadListTools } from '@/lib/office/lists/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';
import { formatNumber } from '@/lib/platform/text/format';
import { loadSources } from '@/lib/visitors/sources/loaders';

export const generateMetadata = titleOf('visitors/office', 'Sources');

const PATH = '/admin/sources';

export default async function SourcesPage({ searchParams }: PageProps<'/admin/sources'>) {
  const { t, label } = await texts('visitors/office');
  const [{ search, sources }, tools] = await Promise.all([
    loadSources(await searchParams),
    loadListTools('sources'),
  ]);
  const listers = sources.listers.map(({ id, name }) =>
    id ? ([id, personName(name, label)] as const) : (['agency', label(name)] as const),
  );
  return (
    <OfficeList
      tools={tools}
      title={t('Sources')}
      subtitle={t('Where listings were opened from: {views} views', { views: formatNumber(sources.views) })}
      filters={
        <>
          <FilterSelect
            label={t('Lister')}
            name="owner"
            value={search.owner ?? ''}
            options={[['', t('Everyone')], ...listers]}
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
