import type { Metadata } from 'next';
import { ImportStart } from '@/components/admin/import/import-start';
import { loadImports } from '@/lib/import/loaders';

export const metadata: Metadata = { title: 'Import contacts' };

export default async function ContactImportsPage({ searchParams }: PageProps<'/admin/contacts/import'>) {
  return <ImportStart kind="contacts" past={await loadImports('contacts', await searchParams)} />;
}
