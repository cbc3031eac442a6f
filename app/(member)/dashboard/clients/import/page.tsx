import type { Metadata } from 'next';
import { ImportStart } from '@/components/imports/import-start';
import { loadClientImports } from '@/lib/imports/loaders';
import { texts } from '@/lib/platform/language/on-server';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await texts('imports')).t('Import clients'),
});

export default async function ClientImportsPage({ searchParams }: PageProps<'/dashboard/clients/import'>) {
  return <ImportStart kind="clients" past={await loadClientImports(await searchParams)} />;
}
