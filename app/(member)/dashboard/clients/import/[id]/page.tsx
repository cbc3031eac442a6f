import { ImportView } from '@/components/imports/import-view';
import { loadClientImport } from '@/lib/imports/loaders';
import { titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('imports', 'Import');

export default async function ClientImportPage({
  params,
  searchParams,
}: PageProps<'/dashboard/clients/import/[id]'>) {
  const { id } = await params;
  return <ImportView {...(await loadClientImport(id, await searchParams))} />;
}
