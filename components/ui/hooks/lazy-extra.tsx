import { type ComponentType, useEffect, useState } from 'react';
import { useTexts } from '#language';
import { loadTexts } from '@/lib/platform/browser/load-texts';
import type { TextBundle } from '@/lib/platform/language/bundles';
import { TextsProvider } from '@/lib/platform/language/in-browser';
import type { Messages } from '@/lib/platform/language/translate';

type LazyExtraProps<Props> = {
  /** must be the same function in every rendering */
  load: () => Promise<{ default: ComponentType<Props> }>;
  fallback?: ComponentType<Props>;
  props: Props;
  /** texts that the page did not send, fetched together with the component */
  texts?: TextBundle;
};

type Arrived<Props> = { Part: ComponentType<Props>; messages: Messages };

const NO_TEXTS: Messages = {};

/** Loads on first use. If that fails, shows `fallback` and retries on the next use; React's `lazy` would replace the entire page. */
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
