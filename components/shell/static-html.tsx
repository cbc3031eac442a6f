'use client';

import {
  type ComponentType,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { take } from '@/lib/platform/handed/store';
import { TextsProvider } from '@/lib/platform/language/in-browser';
import type { Language } from '@/lib/platform/language/languages';
import type { Messages } from '@/lib/platform/language/translate';
import type { OtherWords } from '@/lib/platform/language/unit-words';

type Known<V> = { language: Language; messages: Messages; words: OtherWords | undefined; value: V };

type Props<V> = {
  handed: string;
  /** what writes the HTML: of a module that the browser gets an empty one of (`#static/…` in package.json) */
  show: ComponentType<V>;
  className?: string;
  /** false where something around it makes it work, and says when */
  isOperated?: boolean;
};

const never = () => () => undefined;

const copiesIn = (element: HTMLElement | null): Node[] =>
  [...(element?.childNodes ?? [])].map((node) => node.cloneNode(true));

/**
 * Markup that the server has written and no script takes apart again: React leaves what it finds in this element as it is, and loads
 * nothing for it. Buttons in it work by delegation (components/search/cards/card-island.tsx).
 */
export function StaticHtml<V extends object>({ handed, show: Show, className, isOperated = true }: Props<V>) {
  const markup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOperated) markup.current?.setAttribute('data-operated', '');
  }, [isOperated]);
  const id = useId();
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  // after an error somewhere React makes the page again: out of the nodes that are there
  const [kept] = useState(() =>
    typeof window === 'undefined' || isHydrating ? undefined : copiesIn(document.getElementById(id)),
  );
  useLayoutEffect(() => {
    if (kept && markup.current?.childElementCount === 0) markup.current.append(...kept);
  }, [kept]);
  if (typeof window !== 'undefined')
    return (
      <div
        id={id}
        // fields in it need no script, and those of the form around it are there (lib/platform/http/early-input.ts)
        ref={markup}
        className={className}
        suppressHydrationWarning
        // React leaves alone what it finds in the element; making it again it would set markup, which Trusted Types refuse
        {...(!kept && { dangerouslySetInnerHTML: { __html: '' } })}
      />
    );
  const { value, ...texts } = take<Known<V>>(handed);
  return (
    <div id={id} className={className}>
      <TextsProvider {...texts}>
        <Show {...value} />
      </TextsProvider>
    </div>
  );
}
