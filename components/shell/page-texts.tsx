import type { ReactNode } from 'react';
import { TextsProvider } from '@/lib/platform/language/in-browser';
import { messagesOf, someLabels } from '@/lib/platform/language/messages';
import { pageLanguage } from '@/lib/platform/language/on-server';
import type { Domain } from '@/lib/platform/language/translate';

type Props = {
  of: readonly Domain[];
  /** place names shown by client components */
  names?: readonly (string | undefined)[];
  labels?: readonly string[];
  children: ReactNode;
};

/** Sends these areas' texts with the page, in its language only, for the client components below. */
export async function PageTexts({ of, names, labels, children }: Props) {
  const language = await pageLanguage();
  return (
    <TextsProvider
      language={language}
      messages={{ ...messagesOf(language, of, names), ...(labels && someLabels(language, labels)) }}
    >
      {children}
    </TextsProvider>
  );
}
