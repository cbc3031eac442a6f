import type { ReactNode } from 'react';
import { otherWords } from '#unit-words';
import { Texts } from '@/lib/language/in-browser';
import { messagesOf } from '@/lib/language/messages';
import { pageLanguage } from '@/lib/language/on-server';
import type { Domain } from '@/lib/language/translate';

/** Sends the texts of these domains with the page, for the client components below: in its language only. */
type Props = {
  of: readonly Domain[];
  /** of places that client components show */
  names?: readonly (string | undefined)[];
  children: ReactNode;
};

export async function PageTexts({ of, names, children }: Props) {
  const language = await pageLanguage();
  return (
    <Texts
      language={language}
      messages={messagesOf(language, of, names)}
      // once, with the texts of the layout
      words={of.includes('common') ? otherWords(language) : undefined}
    >
      {children}
    </Texts>
  );
}
