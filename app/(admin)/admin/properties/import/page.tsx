import type { Metadata } from 'next';
import { ImportStart } from '@/components/admin/import/import-start';
import { ButtonLink } from '@/components/ui/button';
import { loadImports } from '@/lib/import/loaders';

export const metadata: Metadata = { title: 'Import listings' };

export default async function ListingImportsPage({ searchParams }: PageProps<'/admin/properties/import'>) {
  const past = await loadImports('listings', await searchParams);
  return (
    <ImportStart
      title="Import listings"
      subtitle="From a spreadsheet, by the rules of the listing form"
      actions={
        <>
          <ButtonLink size="sm" variant="quiet" href="/admin/properties">
            Property List
          </ButtonLink>
          <ButtonLink size="sm" href="/api/admin/import/template" download>
            Download the template
          </ButtonLink>
        </>
      }
      kind="listings"
      accept=".csv,.txt,.tsv,text/csv"
      help="CSV."
      past={past}
    >
      <p className="max-w-2xl text-ink-soft">
        Pictures are not fetched: a column with their addresses is left out. So listings start as drafts
        unless a status is given; add the pictures and publish them from the property list. The template
        explains each column.
      </p>
    </ImportStart>
  );
}
