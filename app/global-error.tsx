'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { fontVariables } from '@/app/fonts';
import '@/app/globals.css';

type Props = { error: Error; fonts: string };

/** Shown if even this page's own script cannot be fetched. */
function PlainFailure() {
  return (
    <html lang="en">
      <body>
        <p>This page could not be loaded</p>
      </body>
    </html>
  );
}

/** Empty until the cause is known. */
const Nothing = () => (
  <html lang="en">
    <body />
  </html>
);

/** For a failed root layout: Next's own page sets styles as markup, which Trusted Types refuse, and would leave the window white. */
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
