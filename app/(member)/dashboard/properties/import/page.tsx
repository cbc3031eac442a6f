import type { Metadata } from 'next';
import { ImportStart } from '@/components/admin/import/import-start';
import { loadOwnImports } from '@/lib/import/loaders';
import { pageText } from '@/lib/language/on-server';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await pageText('imports'))('Import listings'),
});

export default async function OwnImportsPage({ searchParams }: PageProps<'/dashboard/properties/import'>) {
  return <ImportStart kind="own-listings" past={await loadOwnImports(await searchParams)} />;
}
