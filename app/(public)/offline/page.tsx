import { StoredPages } from '@/components/shell/offline/stored-pages';
import { Heading } from '@/components/ui/display/heading';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('shell', 'You’re offline', { robots: { index: false } });

/** Shown by the service worker for an address that it has no copy of. */
export default async function OfflinePage() {
  const { t } = await texts('shell');
  return (
    <div className="container-page flex max-w-3xl flex-col gap-6 py-16 sm:py-24">
      <Heading level={1}>{t('You’re offline')}</Heading>
      <p className="measure text-ink-soft text-lg">
        {t(
          'This page needs a connection. Your saved homes and the homes you viewed last are on this device:',
        )}
      </p>
      <StoredPages />
    </div>
  );
}
