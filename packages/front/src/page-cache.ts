import type { CachedResponse } from './cached-response';
import { CallerBusy } from './limiter';
import type { Lifetime } from './routes';
import { TaggedCache } from './tagged-cache';

type Render = () => Promise<CachedResponse>;

/** True for a response that refuses one caller by rate limit. It is not shared with others, and the stored page stays. */
const isRefusal = ({ status }: CachedResponse): boolean => status === 429;

export type Wanted = { key: string; lifetime: Lifetime; render: Render };

/**
 * Responses by key, with at most one render per key at a time. Invalidation also affects running renders. One that started
 * earlier may have read old rows, so its result goes only to earlier callers, is not stored, and later requests do not join
 * it.
 */
export class PageCache {
  readonly stored: TaggedCache<CachedResponse>;
  private readonly renders = new Map<string, Promise<CachedResponse>>();
  private invalidations = 0;

  constructor(maxBytes: number) {
    this.stored = new TaggedCache<CachedResponse>(maxBytes);
  }

  /** A stored response that can be sent unchanged. */
  fresh(key: string, lifetime: Lifetime): CachedResponse | undefined {
    const response = this.stored.get(key);
    return response && Date.now() - response.renderedAt < lifetime.freshSeconds * 1000 ? response : undefined;
  }

  async get(wanted: Wanted): Promise<CachedResponse> {
    const { freshSeconds, staleSeconds } = wanted.lifetime;
    const response = this.stored.get(wanted.key);
    const age = response ? (Date.now() - response.renderedAt) / 1000 : Number.POSITIVE_INFINITY;
    if (!response || age >= freshSeconds + staleSeconds) return this.renderFor(wanted);
    // a failed refresh keeps the old response, and the next request tries again
    if (age >= freshSeconds) this.renderOnce(wanted).catch(() => undefined);
    return response;
  }

  /** Joins a running render. If it ended with a refusal of another caller, repeats it for this caller. */
  private async renderFor(wanted: Wanted): Promise<CachedResponse> {
    for (;;) {
      const isOwn = !this.renders.has(wanted.key);
      try {
        const response = await this.renderOnce(wanted);
        if (isOwn || !isRefusal(response)) return response;
      } catch (error) {
        if (isOwn || !(error instanceof CallerBusy)) throw error;
      }
    }
  }

  private renderOnce({ key, render }: Wanted): Promise<CachedResponse> {
    const existing = this.renders.get(key);
    if (existing) return existing;
    const begunAt = this.invalidations;
    const rendering: Promise<CachedResponse> = render()
      .then((response) => {
        if (begunAt === this.invalidations) {
          if (response.status === 200) this.stored.set(key, response);
          // a deleted page must not stay in memory, but a server error keeps the old one
          else if (response.status < 500 && !isRefusal(response)) this.stored.delete(key);
        }
        return response;
      })
      .finally(() => {
        if (this.renders.get(key) === rendering) this.renders.delete(key);
      });
    this.renders.set(key, rendering);
    return rendering;
  }

  invalidate(tags: readonly string[]): void {
    this.invalidations++;
    this.renders.clear();
    for (const tag of tags) this.stored.deleteTag(tag);
  }

  clear(): void {
    this.invalidate([]);
    this.stored.clear();
  }
}
