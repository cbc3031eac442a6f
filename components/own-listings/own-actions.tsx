import { useText } from '#language';
import { ButtonLink } from '@/components/ui/button';
import { listUrl } from '@/lib/list-url';
import type { OwnListingsSearch } from '@/lib/own-listings/schema';

type Props = { path: string; search: OwnListingsSearch; hasListings: boolean };

/** Beside the title: from a file, into a file, and one more. */
export function OwnActions({ path, search, hasListings }: Props) {
  const t = useText('own-listings');
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
      <ButtonLink href="/properties/new" size="sm" variant="primary">
        {t('Add New Property')}
      </ButtonLink>
    </>
  );
}
