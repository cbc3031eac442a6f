import type { ComponentType } from 'react';
import { give } from '@/lib/platform/handed/give';
import { messagesOf } from '@/lib/platform/language/messages';
import { pageLanguage } from '@/lib/platform/language/on-server';
import type { Domain } from '@/lib/platform/language/translate';

type Props<V> = {
  /** a client component around StaticHtml (static-html.tsx) */
  to: ComponentType<{ handed: string }>;
  /** the texts of its markup; the browser receives none of them */
  of: readonly Domain[];
  names?: readonly (string | undefined)[];
  value: V;
};

/**
 * A part of the page that is only HTML. Its data reaches the component that writes the HTML without being sent to the browser
 * again as React's payload (docs/decisions/0042-static-parts-of-pages.md).
 */
export async function Handed<V extends object>({ to: Part, of, names, value }: Props<V>) {
  const language = await pageLanguage();
  const known = { language, messages: messagesOf(language, of, names), value };
  return <Part handed={give([of, names, language, value], known)} />;
}
