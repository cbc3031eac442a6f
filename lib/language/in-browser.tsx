'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Language, localPath } from './languages';
import {
  type Domain,
  type Label,
  type Messages,
  type Reply,
  replyFrom,
  type Text,
  textFrom,
} from './translate';

/** `#language` in client components, in the browser and while the server renders them. */
type Known = { language: Language; messages: Messages };
const Context = createContext<Known>({ language: 'en', messages: { common: {}, layout: {}, labels: {} } });

/** Gives the client components below it the language and these messages, beside those that are there already. */
export function Texts({ language, messages, children }: Known & { children: ReactNode }) {
  const outer = useContext(Context);
  const known = useMemo(
    () => ({ language, messages: { ...outer.messages, ...messages } }),
    [outer, language, messages],
  );
  return <Context value={known}>{children}</Context>;
}

function inDomain({ messages }: Known, domain: Domain): Record<string, unknown> {
  const found = messages[domain];
  // a page that forgot to send a domain: browser tests fail for it, people read English
  if (!found) console.error(`no texts of "${domain}" were sent with this page`);
  return found ?? {};
}

export const useLanguage = (): Language => useContext(Context).language;

export function useText<D extends Domain>(domain: D): Text<D> {
  const known = useContext(Context);
  return useMemo(() => {
    const own = inDomain(known, domain) as Messages[Domain];
    const common = inDomain(known, 'common') as Messages[Domain];
    return textFrom<D>(known.language, (key) => own?.[key] ?? common?.[key]);
  }, [known, domain]);
}

export function useLabel(): Label {
  const known = useContext(Context);
  return useMemo(() => {
    if (known.language === 'en') return (english) => english;
    const labels = inDomain(known, 'labels') as Record<string, string | undefined>;
    const places = (known.messages.places ?? {}) as Record<string, string | undefined>;
    return (english) => labels[english] ?? places[english] ?? english;
  }, [known]);
}

/** For what forms and calls say. A page without forms need not send `replies`. */
export function useReply(): Reply {
  const { messages } = useContext(Context);
  return useMemo(() => {
    const replies: Readonly<Record<string, unknown>> = messages.replies ?? {};
    return replyFrom((english) => replies[english]);
  }, [messages]);
}

export function useHref(): (address: string) => string {
  const language = useLanguage();
  return useMemo(() => (address: string) => localPath(language, address), [language]);
}
