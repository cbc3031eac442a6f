import { hashPassword } from '@/lib/auth/password';
import type { PasswordHashes } from '@/packages/demo-data/src/people';
import { pictureDealer, storePool } from '@/packages/demo-data/src/pictures';
import { demoPictures } from '@/packages/demo-data/tool/catalogue';
import { progressPrinter } from '../lib/progress';
import { demoSignIns } from './sign-ins';
import { type SEED_DEFAULTS, seedDemo } from './write';

async function passwordHashes(): Promise<PasswordHashes> {
  const pairs = demoSignIns().map(
    async ({ role, password }) => [role, await hashPassword(password)] as const,
  );
  return Object.fromEntries(await Promise.all(pairs)) as PasswordHashes;
}

/** So few listings need not wait for every picture. */
const SMALL_SET = 300;

export type FillOptions = typeof SEED_DEFAULTS & { now: Date; pictures?: boolean };

/** Draws and stores the pictures unless `pictures` is false, then writes the demo set with a progress bar and a closing line. Needs an open connection with its indexes in place. */
export async function fillWithDemoSet({ pictures = true, ...options }: FillOptions): Promise<void> {
  const started = Date.now();
  const progress = progressPrinter();
  const pool = pictures
    ? await storePool(
        (done, total) => progress.show({ step: 'pictures', done, total }),
        demoPictures(options.listings < SMALL_SET ? 4 : undefined),
      )
    : undefined;
  const written = await seedDemo({
    ...options,
    passwordHashes: await passwordHashes(),
    pictures: pool && pictureDealer(pool, options.seed),
    onProgress: progress.show,
  });
  progress.end();
  const summary = Object.entries(written).map(([name, rows]) => `${rows} ${name}`);
  console.log(`Demo set: ${summary.join(', ')} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}
