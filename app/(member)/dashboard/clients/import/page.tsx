import { ImportStart } from '@/components/imports/import-start';
import { loadClientImports } from '@/lib/imports/loaders';
import { titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('imports', 'Import clients');

export default async function ClientImportsPage({ searchParams }: PageProps<'/dashboard/clients/import'>) {
  return <ImportStart kind="clients" past={await loadClientImports(await searchParams)} />;
}
