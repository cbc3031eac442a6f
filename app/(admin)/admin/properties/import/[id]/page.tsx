import { ImportView } from '@/components/imports/import-view';
import { loadImport } from '@/lib/imports/loaders';
import { titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('moderation/office', 'Import');

export default async function ListingImportPage({
  params,
  searchParams,
}: PageProps<'/admin/properties/import/[id]'>) {
  const { id } = await params;
  return <ImportView {...(await loadImport('listings', id, await searchParams))} />;
}
