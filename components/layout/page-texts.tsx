import type { ReactNode } from 'react';
import { Texts } from '@/lib/language/in-browser';
import { messagesOf } from '@/lib/language/messages';
import { pageLanguage } from '@/lib/language/on-server';
import type { Domain } from '@/lib/language/translate';

/** Sends the texts of these domains with the page, for the client components below: in its language only. */
export async function PageTexts({ of, children }: { of: readonly Domain[]; children: ReactNode }) {
  const language = await pageLanguage();
  return (
    <Texts language={language} messages={messagesOf(language, of)}>
      {children}
    </Texts>
  );
}
