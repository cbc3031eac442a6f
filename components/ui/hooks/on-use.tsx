import { Activity, type ComponentType, lazy } from 'react';

type Parts = Readonly<Record<string, ComponentType<never>>>;

/** What somebody does who is about to use the page. */
const USES = ['pointerdown', 'keydown', 'focusin'] as const;
/** Also on a page whose processor has no idle moment. */
const MAX_WAIT_MS = 2000;

const nextUse = () =>
  new Promise<void>((resolve) => {
    for (const type of USES)
      addEventListener(type, () => resolve(), { capture: true, once: true, passive: true });
  });

const idle = () =>
  new Promise<void>((resolve) => {
    // Safari has no idle callbacks
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: MAX_WAIT_MS });
    else setTimeout(resolve);
  });

/** When the browser is idle, or somebody uses the page. */
export const firstUse = (): Promise<void> => Promise.race([idle(), nextUse()]);

/** A part that cannot be fetched just now stays the markup that the server wrote, until somebody uses the page again. */
async function fetched<P>(load: () => Promise<P>): Promise<P> {
  await firstUse();
  for (;;) {
    try {
      return await load();
    } catch {
      await nextUse();
    }
  }
}

/**
 * Parts of a page whose scripts come when nothing else is to do, or when the page is first used: the browser's version of
 * `#later/…` in package.json. Until then they are what the server wrote, and presses are kept
 * (lib/platform/http/early-input.ts). docs/decisions/0008-scripts-after-the-first-frame.md.
 */
export function onUse<P extends Parts>(load: () => Promise<P>, names: readonly (keyof P)[]): P {
  let parts: Promise<P> | undefined;
  const part = (name: keyof P) =>
    lazy(async () => {
      parts ??= fetched(load);
      return { default: (await parts)[name] as ComponentType<object> };
    });
  return Object.fromEntries(names.map((name) => [name, part(name)])) as unknown as P;
}

/**
 * The part in a boundary of its own, which React takes over when the part's script is there. Not Suspense: React sends what is in
 * one after the page, for a script to put into its place, so that a page without scripts would lack it.
 */
export function later<Props extends object>(Part: ComponentType<Props>) {
  return function Later(props: Props) {
    return (
      <Activity>
        <Part {...props} />
      </Activity>
    );
  };
}
