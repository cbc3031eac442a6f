import { ImportView } from '@/components/imports/import-view';
import { loadOwnImport } from '@/lib/imports/loaders';
import { titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('imports', 'Import');

export default async function OwnImportPage({
  params,
  searchParams,
}: PageProps<'/dashboard/properties/import/[id]'>) {
  const { id } = await params;
  return <ImportView {...(await loadOwnImport(id, await searchParams))} />;
}
