import { type ComponentType, useEffect, useState } from 'react';
import { useTexts } from '#language';
import { loadTexts } from '@/lib/platform/browser/load-texts';
import type { TextBundle } from '@/lib/platform/language/bundles';
import { TextsProvider } from '@/lib/platform/language/in-browser';
import type { Messages } from '@/lib/platform/language/translate';

type LazyExtraProps<Props> = {
  /** the same function each time it is drawn */
  load: () => Promise<{ default: ComponentType<Props> }>;
  fallback?: ComponentType<Props>;
  props: Props;
  /** its texts, if the page did not send them: fetched together with it */
  texts?: TextBundle;
};

type Arrived<Props> = { Part: ComponentType<Props>; messages: Messages };

const NO_TEXTS: Messages = {};

/**
 * A part of the page that comes when it is first used. When it cannot be fetched (no network just then, or a newer version
 * was put in place since the page was opened) `fallback` shows, or nothing; the next use tries again. With React's own
 * `lazy` the whole page would make way for the error page, and the part would be lost until the page is loaded again.
 */
export function LazyExtra<Props extends object>({ load, fallback, props, texts }: LazyExtraProps<Props>) {
  const { language } = useTexts();
  const [arrived, setArrived] = useState<Arrived<Props>>();
  useEffect(() => {
    let here = true;
    const show = (part: ComponentType<Props> | undefined, messages = NO_TEXTS) =>
      here && setArrived(part && { Part: part, messages });
    Promise.all([load(), texts ? loadTexts(language, texts) : NO_TEXTS]).then(
      ([module, messages]) => show(module.default, messages),
      () => show(fallback),
    );
    return () => {
      here = false;
    };
  }, [load, fallback, language, texts]);
  if (!arrived) return null;
  const { Part, messages } = arrived;
  return (
    <TextsProvider language={language} messages={messages}>
      <Part {...props} />
    </TextsProvider>
  );
}
