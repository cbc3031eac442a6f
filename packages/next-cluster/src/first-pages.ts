import type { Upstream } from 'edge-cache/upstream';

/**
 * Asks for these pages one after the other, so that the visitor who asks first need not wait for their code to be loaded. A page
 * that fails is loaded for its first visitor.
 */
export async function renderFirst(
  pages: readonly string[],
  { upstream, siteUrl }: { upstream: Pick<Upstream, 'fetchWhole'>; siteUrl: string },
): Promise<void> {
  const { host } = new URL(siteUrl);
  for (const page of pages) await upstream.fetchWhole(page, { host }).catch(() => undefined);
}
