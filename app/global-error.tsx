'use client';

import { useEffect, useState } from 'react';
import { fontVariables } from '@/app/fonts';
import '@/app/globals.css';
import { Document } from '@/components/shell/document';
import { failureTexts } from '@/components/shell/failure-texts';
import { PageFailed } from '@/components/shell/page-failed';
import { TextsProvider } from '@/lib/platform/language/in-browser';
import { type Language, splitLanguage } from '@/lib/platform/language/languages';
import type { Messages } from '@/lib/platform/language/translate';

type Known = { language: Language; messages: Messages };

/**
 * Shown when a root layout itself fails, for instance without a database. Next's own page sets its styles as markup, which the
 * Trusted Types policy refuses: the window stayed white.
 */
export default function GlobalError({ error }: { error: Error }) {
  const [{ language, messages }, setKnown] = useState<Known>({ language: 'en', messages: {} });
  useEffect(() => {
    const { language: own } = splitLanguage(window.location.pathname);
    if (own === 'en') return;
    void failureTexts(own).then(
      (found) => setKnown({ language: own, messages: found }),
      () => undefined,
    );
  }, []);
  return (
    <Document fonts={fontVariables} language={language}>
      <TextsProvider language={language} messages={messages}>
        <title>{messages.shell?.[FAILED]?.toString() ?? FAILED}</title>
        <main id="content" className="flex-1">
          <PageFailed error={error} />
        </main>
      </TextsProvider>
    </Document>
  );
}

const FAILED = 'This page could not be loaded';
