import { OfficeList } from '@/components/office/lists/office-list';
import { PlaceImport } from '@/components/places/place-import';
import { PlacePanel } from '@/components/places/place-panel';
import { PlaceFilters, PlaceTable } from '@/components/places/place-table';
import { PageTexts } from '@/components/shell/page-texts';
import { ButtonLink } from '@/components/ui/actions/button';
import { SearchBox } from '@/components/ui/lists/filters';
import { loadListTools } from '@/lib/office/lists/loaders';
import { loadPlaces } from '@/lib/places/gazetteer/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';
import { formatNumber } from '@/lib/platform/text/format';
import { listUrl, sortLinks } from '@/lib/platform/text/list-url';

export const generateMetadata = titleOf('places/office', 'Places');

const PATH = '/admin/places';

export default async function PlacesPage({ searchParams }: PageProps<'/admin/places'>) {
  const { t } = await texts('places/office');
  const [{ search, list, panel, cities, mayChange }, tools] = await Promise.all([
    loadPlaces(await searchParams),
    loadListTools('places'),
  ]);
  const { place: _, ...shown } = search;
  return (
    <OfficeList
      tools={tools}
      title={t('Places')}
      subtitle={t('{total} localities and landmarks that the search knows. Positions are approximate.', {
        total: formatNumber(list.total),
      })}
      actions={
        <>
          <ButtonLink variant="quiet" size="sm" href="/api/admin/places" download>
            {t('Export CSV')}
          </ButtonLink>
          {mayChange && (
            <ButtonLink size="sm" href={listUrl(PATH, shown, { place: 'new' })}>
              {t('Add place')}
            </ButtonLink>
          )}
        </>
      }
      above={
        panel && (
          <PageTexts of={['places/office']} names={cities.map(({ name }) => name)}>
            <PlacePanel {...panel} cities={cities} back={listUrl(PATH, shown)} />
          </PageTexts>
        )
      }
      find={<SearchBox placeholder={t('A name in any spelling')} value={search.search} />}
      filters={<PlaceFilters search={search} />}
      path={PATH}
      search={shown}
      list={list}
    >
      <PlaceTable
        rows={list.rows}
        sort={sortLinks(PATH, shown)}
        hrefFor={
          mayChange ? ({ city, slug }) => listUrl(PATH, shown, { place: `${city}/${slug}` }) : undefined
        }
      />
      {mayChange && (
        <PageTexts of={['places/office']}>
          <PlaceImport />
        </PageTexts>
      )}
    </OfficeList>
  );
}
