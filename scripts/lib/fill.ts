import { hash } from 'bcryptjs';
import type { PasswordHashes } from '@/lib/demo/people';
import { type SEED_DEFAULTS, seedDemo } from '@/lib/demo/seed';
import { demoSignIns } from '@/lib/demo/sign-ins';
import { progressPrinter } from './progress';

async function passwordHashes(): Promise<PasswordHashes> {
  const pairs = demoSignIns().map(async ({ role, password }) => [role, await hash(password, 10)] as const);
  return Object.fromEntries(await Promise.all(pairs)) as PasswordHashes;
}

/** Writes the demo set with a progress bar and a closing line. Needs an open connection with its indexes in place. */
export async function fillWithDemoSet(options: typeof SEED_DEFAULTS & { now: Date }): Promise<void> {
  const started = Date.now();
  const progress = progressPrinter();
  const written = await seedDemo({
    ...options,
    passwordHashes: await passwordHashes(),
    onProgress: progress.show,
  });
  progress.end();
  const summary = Object.entries(written).map(([name, rows]) => `${rows} ${name}`);
  console.log(`Demo set: ${summary.join(', ')} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}
