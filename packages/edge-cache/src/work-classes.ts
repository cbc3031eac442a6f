import { Limiter, type LimiterOptions, RENDER } from './limiter';

/**
 * Kinds of work that do not wait for each other: a page of a tenth of a second, a call of a few milliseconds, a picture or
 * document that takes seconds, a write, and an upload, which lasts as long as its sender needs.
 */
export type WorkClass = 'render' | 'api' | 'heavy' | 'write' | 'upload';
export type Limiters = Record<WorkClass, Limiter>;

/** For each write under way so many more pages are rendered: all share one thread, of which two pages beside forty writes would get nothing. */
const PAGES_PER_WRITE = 2 / 3;

const OPTIONS: Record<WorkClass, LimiterOptions> = {
  render: RENDER,
  /** they wait for the database, not the processor */
  api: { slots: 16, patientMs: 2000, few: 32, maxWaiting: 1000, perCaller: 96 },
  heavy: { slots: 1, patientMs: 10_000, few: 4, maxWaiting: 100, perCaller: 3 },
  /** they wait for disks and the database, and a refused one costs a person more than a refused page */
  write: { slots: 48, patientMs: 10_000, few: 0, maxWaiting: 300, perCaller: 48 },
  /** a slow sender occupies its slot, which costs little: one caller has few of them, and when all are taken the slowest gives up its own */
  upload: { slots: 256, patientMs: 10_000, few: 0, maxWaiting: 100, perCaller: 6 },
};

/** `factor` multiplies one caller's limit, as it does with rate limits. */
export function makeLimiters(factor = 1): Limiters {
  const limiter = ({ perCaller = Number.POSITIVE_INFINITY, ...options }: LimiterOptions) =>
    new Limiter({ ...options, perCaller: Math.ceil(perCaller * factor) });
  const write = limiter(OPTIONS.write);
  const slots = () => RENDER.slots + Math.floor(write.active * PAGES_PER_WRITE);
  return {
    render: limiter({ ...OPTIONS.render, slots }),
    api: limiter(OPTIONS.api),
    heavy: limiter(OPTIONS.heavy),
    write,
    upload: limiter(OPTIONS.upload),
  };
}
