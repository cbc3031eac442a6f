import type { Metadata } from 'next';
import { ImportView } from '@/components/admin/import/import-view';
import { loadOwnImport } from '@/lib/import/loaders';
import { pageText } from '@/lib/language/on-server';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await pageText('imports'))('Import'),
});

export default async function OwnImportPage({
  params,
  searchParams,
}: PageProps<'/dashboard/properties/import/[id]'>) {
  const { id } = await params;
  return <ImportView {...(await loadOwnImport(id, await searchParams))} />;
}
