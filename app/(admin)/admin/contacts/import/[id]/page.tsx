import { ImportView } from '@/components/imports/import-view';
import { loadImport } from '@/lib/imports/loaders';

export const metadata = { title: 'Import' };

export default async function ContactImportPage({
  params,
  searchParams,
}: PageProps<'/admin/contacts/import/[id]'>) {
  const { id } = await params;
  return <ImportView {...(await loadImport('contacts', id, await searchParams))} />;
}
