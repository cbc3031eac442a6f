import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { give } from '@/lib/platform/handed/give';
import { TextsProvider } from '@/lib/platform/language/in-browser';
import { messagesOf } from '@/lib/platform/language/messages';
import { pageLanguage } from '@/lib/platform/language/on-server';
import { textFileOf, textsToSend } from '@/lib/platform/language/text-files';
import type { Domain } from '@/lib/platform/language/translate';
import { StoredTexts } from './stored-texts';

/** Sends these areas' texts with the page, for the client components below: only in its language. */
type Props = {
  of: readonly Domain[];
  /** place names shown by client components */
  names?: readonly (string | undefined)[];
  children: ReactNode;
};

export async function PageTexts({ of, names, children }: Props) {
  const language = await pageLanguage();
  const address = textFileOf(language, of);
  if (!address)
    return (
      <TextsProvider language={language} {...textsToSend(language, of, names)}>
        {children}
      </TextsProvider>
    );
  // fetched beside the scripts, which need it first of all
  preload(address, { as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'low' });
  return (
    <StoredTexts
      language={language}
      address={address}
      handed={give(address, textsToSend(language, of))}
      own={names?.length ? messagesOf(language, [], names) : undefined}
    >
      {children}
    </StoredTexts>
  );
}
