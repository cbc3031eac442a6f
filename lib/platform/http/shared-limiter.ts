import type { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** How long calls of one process are unknown to the others. */
const SHARE_MS = 1000;
/** Callers below this part of a limit are counted in this process alone: they cost no write. */
const SHARED_FROM = 1 / 16;
/** From this many callers on those whose window is over are forgotten. */
const MAX_UNSHARED = 10_000;

/** Adds points to the count that all processes share, and returns the count; undefined while the database is away. */
export type AddShared = (key: string, points: number) => Promise<number | undefined>;

/**
 * A limit for reads, where a write per call would cost more than the call: each process counts for itself, and adds what it has counted
 * to the database once a second for the callers that are nearer to the limit. So several processes and machines refuse together, a
 * second late at most.
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
      // a window of its own begins: what was counted in the last one is over
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

  /** Adds this process's counts to those of all, and takes over what others have counted. */
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
