import { ImportStart } from '@/components/imports/import-start';
import { loadImports } from '@/lib/imports/loaders';
import { titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('shell/workspace', 'Import listings');

export default async function ListingImportsPage({ searchParams }: PageProps<'/admin/properties/import'>) {
  return <ImportStart kind="listings" past={await loadImports('listings', await searchParams)} />;
}
