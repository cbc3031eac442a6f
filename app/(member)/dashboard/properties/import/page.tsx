import type { Metadata } from 'next';
import { ImportStart } from '@/components/admin/import/import-start';
import { loadOwnImports } from '@/lib/import/loaders';

export const metadata: Metadata = { title: 'Import listings' };

export default async function OwnImportsPage({ searchParams }: PageProps<'/dashboard/properties/import'>) {
  return <ImportStart kind="own-listings" past={await loadOwnImports(await searchParams)} />;
}
