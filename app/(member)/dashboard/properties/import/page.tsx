import type { Metadata } from 'next';
import { ImportStart } from '@/components/imports/import-start';
import { loadOwnImports } from '@/lib/imports/loaders';
import { texts } from '@/lib/platform/language/on-server';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await texts('imports')).t('Import listings'),
});

export default async function OwnImportsPage({ searchParams }: PageProps<'/dashboard/properties/import'>) {
  return <ImportStart kind="own-listings" past={await loadOwnImports(await searchParams)} />;
}
