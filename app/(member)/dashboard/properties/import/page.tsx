import type { Metadata } from 'next';
import { ImportStart } from '@/components/admin/import/import-start';
import { ButtonLink } from '@/components/ui/button';
import { loadOwnImports } from '@/lib/import/loaders';

export const metadata: Metadata = { title: 'Import listings' };

export default async function OwnImportsPage({ searchParams }: PageProps<'/dashboard/properties/import'>) {
  const past = await loadOwnImports(await searchParams);
  return (
    <ImportStart
      title="Import listings"
      subtitle="From a spreadsheet, by the rules of the listing form; every row becomes a listing of yours"
      actions={
        <>
          <ButtonLink size="sm" variant="quiet" href="/dashboard/properties">
            My properties
          </ButtonLink>
          <ButtonLink size="sm" href="/api/property/import/template" download>
            Download the template
          </ButtonLink>
        </>
      }
      kind="own-listings"
      accept=".csv,.txt,.tsv,text/csv"
      help="CSV."
      past={past}
    >
      <p className="max-w-2xl text-ink-soft">
        Pictures are not fetched: listings start as drafts unless a status is given. What you export from the
        table of your listings can be changed in a spreadsheet and read again: a listing is found by its code.
      </p>
    </ImportStart>
  );
}
