import { ImportView } from '@/components/imports/import-view';
import { loadImport } from '@/lib/imports/loaders';

export const metadata = { title: 'Import' };

export default async function ListingImportPage({
  params,
  searchParams,
}: PageProps<'/admin/properties/import/[id]'>) {
  const { id } = await params;
  return <ImportView {...(await loadImport('listings', id, await searchParams))} />;
}
