import type { Metadata } from 'next';
import { ImportView } from '@/components/imports/import-view';
import { loadOwnImport } from '@/lib/imports/loaders';
import { texts } from '@/lib/platform/language/on-server';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await texts('imports')).t('Import'),
});

export default async function OwnImportPage({
  params,
  searchParams,
}: PageProps<'/dashboard/properties/import/[id]'>) {
  const { id } = await params;
  return <ImportView {...(await loadOwnImport(id, await searchParams))} />;
}
