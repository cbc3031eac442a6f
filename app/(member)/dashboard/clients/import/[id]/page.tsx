import type { Metadata } from 'next';
import { ImportView } from '@/components/imports/import-view';
import { loadClientImport } from '@/lib/imports/loaders';
import { texts } from '@/lib/platform/language/on-server';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await texts('imports')).t('Import'),
});

export default async function ClientImportPage({
  params,
  searchParams,
}: PageProps<'/dashboard/clients/import/[id]'>) {
  const { id } = await params;
  return <ImportView {...(await loadClientImport(id, await searchParams))} />;
}
