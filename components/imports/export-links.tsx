import { useTexts } from '#language';
import { ButtonLink } from '@/components/ui/actions/button';
import type { ExportName } from '@/lib/imports/exports/schema';

const LABELS = {
  listings: 'Listings as Excel',
  leads: 'Leads as Excel',
  clients: 'Clients as Excel',
  contacts: 'Contacts as Excel',
  visits: 'Visits as Excel',
  deals: 'Deals as Excel',
  enquiries: 'Enquiries as Excel',
} as const satisfies Record<ExportName, string>;

/** Lists to download as workbooks. Their addresses without `format` return CSV. */
export function ExportLinks({ of }: { of: readonly ExportName[] }) {
  const { t } = useTexts('imports');
  return of.map((name) => (
    <ButtonLink key={name} href={`/api/export/${name}?format=xlsx`} size="sm" variant="quiet" download>
      {t(LABELS[name])}
    </ButtonLink>
  ));
}
