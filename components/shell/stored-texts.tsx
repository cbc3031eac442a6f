'use client';

import { type ReactNode, useMemo } from 'react';
import { useTextFile } from '#text-file';
import { TextsProvider } from '@/lib/platform/language/in-browser';
import type { Language } from '@/lib/platform/language/languages';
import type { Messages } from '@/lib/platform/language/translate';

type Props = {
  language: Language;
  /** of the file (lib/platform/language/text-files.ts), and where the pass that writes the HTML finds its content */
  address: string;
  handed: string;
  /** of this page alone, such as names of places */
  own?: Messages | undefined;
  children: ReactNode;
};

/** The texts of a page from a file that the browser stores. */
export function StoredTexts({ language, address, handed, own, children }: Props) {
  const { messages } = useTextFile({ address, handed });
  const all = useMemo(() => (own ? { ...messages, ...own } : messages), [messages, own]);
  return (
    <TextsProvider language={language} messages={all}>
      {children}
    </TextsProvider>
  );
}
