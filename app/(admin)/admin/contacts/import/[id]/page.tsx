import { ImportView } from '@/components/imports/import-view';
import { loadImport } from '@/lib/imports/loaders';
import { titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('contacts', 'Import');

export default async function ContactImportPage({
  params,
  searchParams,
}: PageProps<'/admin/contacts/import/[id]'>) {
  const { id } = await params;
  return <ImportView {...(await loadImport('contacts', id, await searchParams))} />;
}
