import { type ComponentType, useEffect, useState } from 'react';

type LazyExtraProps<Props> = {
  /** the same function each time it is drawn */
  load: () => Promise<{ default: ComponentType<Props> }>;
  fallback?: ComponentType<Props>;
  props: Props;
};

/**
 * A part of the page that comes when it is first used. When it cannot be fetched (no network just then, or a newer version
 * was put in place since the page was opened) `fallback` shows, or nothing; the next use tries again. With React's own
 * `lazy` the whole page would make way for the error page, and the part would be lost until the page is loaded again.
 */
export function LazyExtra<Props extends object>({ load, fallback, props }: LazyExtraProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    let here = true;
    const show = (part: ComponentType<Props> | undefined) => here && setPart(() => part);
    load().then(
      (module) => show(module.default),
      () => show(fallback),
    );
    return () => {
      here = false;
    };
  }, [load, fallback]);
  return Part ? <Part {...props} /> : null;
}
