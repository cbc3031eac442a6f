'use client';

import { fontVariables } from '@/app/fonts';
import '@/app/globals.css';
import { Document } from '@/components/layout/document';
import { PageFailed } from '@/components/layout/page-failed';

/**
 * When a root layout itself failed, such as without a database. Next's own page for this sets its styles as markup, which the
 * Trusted Types policy refuses: the window stayed white.
 */
export default function GlobalError({ error }: { error: Error }) {
  return (
    <Document fonts={fontVariables}>
      <title>This page could not be loaded</title>
      <main id="content" className="flex-1">
        <PageFailed error={error} />
      </main>
    </Document>
  );
}
