import { type ComponentType, lazy } from 'react';

/**
 * A part of the page that comes when it is first used. When it cannot be fetched (no network just then, or a newer version
 * was put in place since the page was opened) nothing shows in its stead: without this the whole page would make way for the error page.
 */
export function lazyExtra<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const nothing: { default: ComponentType<Props> } = { default: () => null };
  return lazy(() => load().catch(() => nothing));
}
