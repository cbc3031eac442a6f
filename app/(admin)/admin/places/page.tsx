import { OfficeList } from '@/components/office/lists/office-list';
import { PlaceImport } from '@/components/places/place-import';
import { PlacePanel } from '@/components/places/place-panel';
import { PlaceFilters, PlaceTable } from '@/components/places/place-table';
import { ButtonLink } from '@/components/ui/actions/button';
import { SearchBox } from '@/components/ui/lists/filters';
import { loadListTools } from '@/lib/office/lists/loaders';
import { loadPlaces } from '@/lib/places/gazetteer/loaders';
import { formatNumber } from '@/lib/platform/text/format';
import { listUrl, sortLinks } from '@/lib/platform/text/list-url';

export const metadata = { title: 'Places' };

const PATH = '/admin/places';

export default async function PlacesPage({ searchParams }: PageProps<'/admin/places'>) {
  const [{ search, list, panel, cities, mayChange }, tools] = await Promise.all([
    loadPlaces(await searchParams),
    loadListTools('places'),
  ]);
  const { place: _, ...shown } = search;
  return (
    <OfficeList
      tools={tools}
      title="Places"
      subtitle={`${formatNumber(list.total)} localities and landmarks that the search understands. Positions are rough.`}
      actions={
        <>
          <ButtonLink variant="quiet" size="sm" href="/api/admin/places" download>
            Export CSV
          </ButtonLink>
          {mayChange && (
            <ButtonLink size="sm" href={listUrl(PATH, shown, { place: 'new' })}>
              Add place
            </ButtonLink>
          )}
        </>
      }
      above={panel && <PlacePanel {...panel} cities={cities} back={listUrl(PATH, shown)} />}
      find={<SearchBox placeholder="A name in any spelling" value={search.search} />}
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
      {mayChange && <PlaceImport />}
    </OfficeList>
  );
}
