'use client';

import { useEffect, useState } from 'react';
import { fontVariables } from '@/app/fonts';
import '@/app/globals.css';
import { Document } from '@/components/layout/document';
import { PageFailed } from '@/components/layout/page-failed';
import { Texts } from '@/lib/language/in-browser';
import { type Language, splitLanguage } from '@/lib/language/languages';
import type { Messages } from '@/lib/language/translate';
import { failureTexts } from '@/lib/language/when-failed';

type Known = { language: Language; messages: Messages };

/**
 * When a root layout itself failed, such as without a database. Next's own page for this sets its styles as markup, which the
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
      <Texts language={language} messages={messages}>
        <title>{messages.layout?.[FAILED]?.toString() ?? FAILED}</title>
        <main id="content" className="flex-1">
          <PageFailed error={error} />
        </main>
      </Texts>
    </Document>
  );
}

const FAILED = 'This page could not be loaded';
