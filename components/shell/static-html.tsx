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

type Known<V> = { language: Language; messages: Messages; value: V };

type Props<V> = {
  handed: string;
  /** renders the HTML: from a module that is empty in the browser (`#static/…` in package.json) */
  show: ComponentType<V>;
  className?: string;
  /** false if something around it makes it work and reports when */
  isOperated?: boolean;
};

const never = () => () => undefined;

const copiesIn = (element: HTMLElement | null): Node[] =>
  [...(element?.childNodes ?? [])].map((node) => node.cloneNode(true));

/**
 * Server markup that no script rebuilds: React leaves the content of this element as it is, and loads nothing for it. Buttons in
 * it work by delegation (components/search/cards/card-island.tsx).
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
  // after an error React renders the page again: from the existing nodes
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
        // its fields need no script, and those of the surrounding form are ready (lib/platform/http/early-input.ts)
        ref={markup}
        className={className}
        suppressHydrationWarning
        // React leaves the element's content alone; recreating it would set markup, which Trusted Types refuse
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
