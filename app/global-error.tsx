'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { fontVariables } from '@/app/fonts';
import '@/app/globals.css';

type Props = { error: Error; fonts: string };

/** Shown if its own script cannot be fetched either. */
function PlainFailure() {
  return (
    <html lang="en">
      <body>
        <p>This page could not be loaded</p>
      </body>
    </html>
  );
}

/** An empty page until it is known what to show. */
const Nothing = () => (
  <html lang="en">
    <body />
  </html>
);

/**
 * Shown when a root layout itself fails, for instance without a database. Next's own page sets its styles as markup, which the
 * Trusted Types policy refuses: the window stayed white. What it looks like comes when it is needed.
 */
export default function GlobalError({ error }: { error: Error }) {
  const [View, setView] = useState<ComponentType<Props>>(() => Nothing);
  useEffect(() => {
    console.error(error);
    import('@/components/shell/failure/site-failed').then(
      ({ SiteFailed }) => setView(() => SiteFailed),
      () => setView(() => PlainFailure),
    );
  }, [error]);
  return <View error={error} fonts={fontVariables} />;
}
