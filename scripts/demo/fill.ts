import { hashPassword } from '@/lib/platform/auth/password';
import { pictureDealer } from '@/packages/demo-data/src/pictures';
import type { Role } from '@/packages/demo-data/src/vocabulary';
import { progressPrinter } from '../lib/progress';
import { storePictures } from './pictures';
import { demoSignIns } from './sign-ins';
import { type SEED_DEFAULTS, type SeedProgress, seedDemo } from './write';

/** Number of listings from which the expected duration is announced. */
const ANNOUNCED = 20_000;
const PER_SECOND = 10_000;

async function passwordHashes(): Promise<Record<Role, string>> {
  const pairs = demoSignIns().map(
    async ({ role, password }) => [role, await hashPassword(password)] as const,
  );
  return Object.fromEntries(await Promise.all(pairs)) as Record<Role, string>;
}

export type FillOptions = typeof SEED_DEFAULTS & { now: Date; pictures?: boolean };

/**
 * Stores the pictures unless `pictures` is false, then writes the demo set with its progress and a closing line. Needs an open connection
 * with its indexes in place. Returns the number of listings written per second, without pictures and people.
 */
export async function fillWithDemoSet({ pictures = true, ...options }: FillOptions): Promise<number> {
  const started = Date.now();
  const progress = progressPrinter();
  if (options.listings >= ANNOUNCED)
    console.log(
      `Writing ${options.listings} listings: about ${Math.ceil(options.listings / PER_SECOND)} s on two idle cores.`,
    );
  const beat = setInterval(progress.beat, 1000);
  const span = { began: Number.POSITIVE_INFINITY, ended: 0 };
  const show = (seen: SeedProgress) => {
    if (seen.step === 'listings') {
      span.began = Math.min(span.began, performance.now());
      span.ended = performance.now();
    }
    progress.show(seen);
  };
  const written = await fill(options, pictures, show).finally(() => clearInterval(beat));
  progress.end();
  const summary = Object.entries(written).map(([name, rows]) => `${rows} ${name}`);
  const perSecond = (options.listings / Math.max(1, span.ended - span.began)) * 1000;
  const rate = options.listings >= ANNOUNCED ? `, ${Math.round(perSecond)} listings a second` : '';
  console.log(`Demo set: ${summary.join(', ')} in ${((Date.now() - started) / 1000).toFixed(1)} s${rate}.`);
  return perSecond;
}

async function fill(
  options: Omit<FillOptions, 'pictures'>,
  pictures: boolean,
  show: (progress: SeedProgress) => void,
) {
  const stored =
    pictures && options.listings > 0
      ? await storePictures((done, total) => show({ step: 'pictures', done, total }))
      : undefined;
  const deal = stored && pictureDealer(stored, options.seed);
  return seedDemo({
    ...options,
    passwordHashes: await passwordHashes(),
    pictures: deal && ((listing) => deal(listing).map(({ image }) => image)),
    onProgress: show,
  });
}
