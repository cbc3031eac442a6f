import { useTexts } from '#language';
import { ButtonLink } from '@/components/ui/actions/button';
import type { OwnListingsSearch } from '@/lib/brokers/own-listings/schema';
import { listUrl } from '@/lib/platform/text/list-url';

type Props = { path: string; search: OwnListingsSearch; hasListings: boolean };

/** Beside the title: import, export, and a new listing. */
export function OwnActions({ path, search, hasListings }: Props) {
  const { t } = useTexts('brokers/own-listings');
  return (
    <>
      <ButtonLink href={`${path}/import`} size="sm">
        {t('Import')}
      </ButtonLink>
      {hasListings && (
        <ButtonLink href={listUrl('/api/property/export', search)} size="sm" download>
          {t('Export')}
        </ButtonLink>
      )}
      {hasListings && (
        <ButtonLink href={listUrl('/api/property/export', search, { format: 'xlsx' })} size="sm" download>
          {t('Export to Excel')}
        </ButtonLink>
      )}
      <ButtonLink href="/properties/new" size="sm" variant="primary">
        {t('Add New Property')}
      </ButtonLink>
    </>
  );
}
