import type { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Milliseconds in which one process's calls are unknown to the others. */
const SHARE_MS = 1000;
/** Part of a limit below which callers are counted in this process alone, to save writes. */
const SHARED_FROM = 1 / 16;
/** Number of callers from which expired ones are dropped. */
const MAX_UNSHARED = 10_000;

/** Adds points to the count that all processes share and returns it. Undefined while the database is unavailable. */
export type AddShared = (key: string, points: number) => Promise<number | undefined>;

/**
 * A limit for reads, where a write per call would cost more than the call. Each process counts for itself, and once a second adds its counts to the database
 * for callers near the limit. So several processes and machines refuse together, at most a second late.
 */
export class SharedLimiter {
  private readonly unshared = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly memory: RateLimiterMemory,
    private readonly addShared: AddShared,
  ) {}

  get points(): number {
    return this.memory.points;
  }

  async consume(key: string, points = 1): Promise<RateLimiterRes> {
    this.unshared.set(key, (this.unshared.get(key) ?? 0) + points);
    try {
      const state = await this.memory.consume(key, points);
      if (state.consumedPoints >= this.points * SHARED_FROM || this.unshared.size > MAX_UNSHARED)
        this.shareSoon();
      // a new window begins, so the count of the last one no longer applies
      if (state.isFirstInDuration) this.unshared.set(key, points);
      return state;
    } catch (refusal) {
      this.shareSoon();
      throw refusal;
    }
  }

  async reward(key: string, points = 1): Promise<RateLimiterRes> {
    this.unshared.set(key, (this.unshared.get(key) ?? 0) - points);
    return this.memory.reward(key, points);
  }

  async delete(key: string): Promise<boolean> {
    this.unshared.delete(key);
    return this.memory.delete(key);
  }

  private shareSoon(): void {
    this.timer ??= setTimeout(() => void this.share(), SHARE_MS).unref();
  }

  /** Adds this process's counts to the shared ones and takes over those of others. */
  async share(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const counted = [...this.unshared];
    this.unshared.clear();
    await Promise.all(counted.map(([key, points]) => this.shareOne(key, points)));
  }

  private async shareOne(key: string, points: number): Promise<void> {
    const state = await this.memory.get(key);
    if (!state) return;
    if (state.consumedPoints < this.points * SHARED_FROM) {
      this.unshared.set(key, points + (this.unshared.get(key) ?? 0));
      return;
    }
    const total = await this.addShared(key, points).catch(() => undefined);
    const missing = (total ?? 0) - state.consumedPoints;
    if (missing > 0) await this.memory.penalty(key, missing);
  }
}
