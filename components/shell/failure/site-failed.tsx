'use client';

import { useEffect, useState } from 'react';
import { Document } from '@/components/shell/document';
import { TextsProvider } from '@/lib/platform/language/in-browser';
import { type Language, splitLanguage } from '@/lib/platform/language/languages';
import type { Messages } from '@/lib/platform/language/translate';
import { failureTexts } from './failure-texts';
import { FailureView } from './failure-view';

type Known = { language: Language; messages: Messages };

const FAILED = 'This page could not be loaded';

export function SiteFailed({ error, fonts }: { error: Error; fonts: string }) {
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
    <Document fonts={fonts} language={language}>
      <TextsProvider language={language} messages={messages}>
        <title>{messages.shell?.[FAILED]?.toString() ?? FAILED}</title>
        <main id="content" className="flex-1">
          <FailureView error={error} />
        </main>
      </TextsProvider>
    </Document>
  );
}
