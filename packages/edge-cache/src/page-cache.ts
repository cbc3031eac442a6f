import type { Answer } from './cached-response';
import { SegmentedLru } from './tagged-cache';

export type Lifetime = {
  /** answered from memory without asking */
  freshSeconds: number;
  /** after that, for so long: answered from memory while one flight makes it anew */
  staleSeconds: number;
};

export type Target = { key: string; lifetime: Lifetime; make: () => Promise<Answer> };
export type Found = { answer: Answer; how: 'hit' | 'stale' | 'miss' };

/**
 * Answers by key, each made by at most one flight at a time. A drop by tag counts for flights too: what was begun before it
 * may have read the old rows, so it is given to those who asked before, kept for nobody, and joined by nobody.
 */
export class PageCache {
  private readonly kept: SegmentedLru<Answer>;
  private readonly flights = new Map<string, Promise<Answer>>();
  private drops = 0;

  constructor(
    maxBytes: number,
    private readonly now: () => number = Date.now,
  ) {
    this.kept = new SegmentedLru<Answer>(maxBytes);
  }

  get bytes(): number {
    return this.kept.bytes;
  }

  get size(): number {
    return this.kept.size;
  }

  /** A kept answer that needs nothing more, for the path where every microsecond counts. */
  fresh(key: string, lifetime: Lifetime): Answer | undefined {
    const answer = this.kept.get(key);
    return answer && this.now() - answer.madeAt < lifetime.freshSeconds * 1000 ? answer : undefined;
  }

  async get(target: Target): Promise<Found> {
    const { key, lifetime } = target;
    const answer = this.kept.get(key);
    if (answer) {
      const age = (this.now() - answer.madeAt) / 1000;
      if (age < lifetime.freshSeconds) return { answer, how: 'hit' };
      if (age < lifetime.freshSeconds + lifetime.staleSeconds) {
        // a failed refresh leaves the old answer; the next request tries again
        this.flight(target).catch(() => undefined);
        return { answer, how: 'stale' };
      }
    }
    return { answer: await this.flight(target), how: 'miss' };
  }

  private flight({ key, make }: Target): Promise<Answer> {
    const existing = this.flights.get(key);
    if (existing) return existing;
    const begun = this.drops;
    const flight: Promise<Answer> = make()
      .then((answer) => {
        if (begun === this.drops) {
          if (answer.status === 200) this.kept.set(key, answer);
          // gone or broken: a listing that was removed must not live on from memory; an error keeps the old page
          else if (answer.status < 500) this.kept.delete(key);
        }
        return answer;
      })
      .finally(() => {
        if (this.flights.get(key) === flight) this.flights.delete(key);
      });
    this.flights.set(key, flight);
    return flight;
  }

  /** Removes what carries one of the tags; answers how many answers that were. */
  drop(tags: readonly string[]): number {
    this.drops++;
    this.flights.clear();
    return tags.reduce((count, tag) => count + this.kept.deleteTag(tag), 0);
  }

  dropAll(): void {
    this.drops++;
    this.flights.clear();
    this.kept.clear();
  }
}
