import { ImportStart } from '@/components/imports/import-start';
import { loadImports } from '@/lib/imports/loaders';

export const metadata = { title: 'Import listings' };

export default async function ListingImportsPage({ searchParams }: PageProps<'/admin/properties/import'>) {
  return <ImportStart kind="listings" past={await loadImports('listings', await searchParams)} />;
}
