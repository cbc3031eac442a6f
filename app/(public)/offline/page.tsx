import type { Metadata } from 'next';
import { StoredPages } from '@/components/shell/offline/stored-pages';
import { Heading } from '@/components/ui/display/heading';

export const metadata: Metadata = { title: 'No network', robots: { index: false } };

/** Shown by the service worker for an address that it has no copy of. */
export default function OfflinePage() {
  return (
    <div className="container-page flex max-w-3xl flex-col gap-6 py-16 sm:py-24">
      <Heading level={1}>There is no network</Heading>
      <p className="measure text-ink-soft text-lg">
        This page needs one. What you have saved and the homes that you looked at last are stored on this
        device:
      </p>
      <StoredPages />
    </div>
  );
}
