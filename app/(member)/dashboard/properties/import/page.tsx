import { ImportStart } from '@/components/imports/import-start';
import { loadOwnImports } from '@/lib/imports/loaders';
import { titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('imports', 'Import listings');

export default async function OwnImportsPage({ searchParams }: PageProps<'/dashboard/properties/import'>) {
  return <ImportStart kind="own-listings" past={await loadOwnImports(await searchParams)} />;
}
