import { percentile, sleep } from '../measure';
import { figure } from '../report';
import { audit } from './audit';
import { Installation } from './installation';
import { People } from './people';

/** Minimum age of a process before a kill. A younger one may not serve yet. */
const HEALTHY_MS = 10_500;

const PATIENT_MS = 120_000;

const seconds = (ms: number) => Math.round(ms / 1000);
const between = (low: number, high: number) => low + Math.random() * (high - low);

/** Kills one part repeatedly while people write, send pictures, save searches and import. */
async function kill(
  name: string,
  rounds: number,
  processes: number,
  strike: (site: Installation, round: number) => Promise<unknown>,
) {
  const site = await Installation.start({ processes });
  try {
    const people = new People(site);
    await people.saveSearch();
    people.work();
    const awayMs: number[] = [];
    const begun = Date.now();
    let isEnough = false;
    process.once('SIGINT', () => {
      isEnough = true;
    });
    for (let round = 0; round < rounds && !isEnough; round++) {
      // slow work, such as pictures, must succeed sometimes, or there is nothing to lose
      const listed = people.listings.size;
      for (
        const end = Date.now() + PATIENT_MS;
        round % 10 === 9 && people.listings.size === listed;
        await sleep(100)
      )
        if (Date.now() > end) throw new Error('nobody can list a home any more');
      // during writes, so people must have started again
      await sleep(between(100, 900));
      const struck = Date.now();
      await strike(site, round);
      await site.ready();
      awayMs.push(Date.now() - struck);
      if (round % 20 === 19)
        console.log(`  ${name}: ${round + 1} of ${rounds}, ${seconds(Date.now() - begun)} s`);
    }
    await people.finish();
    await audit(`${name} killed ${awayMs.length} times`, people);
    const slowest = percentile(awayMs, 0.95);
    figure(
      `${name} killed: serving again within (95 % of kills)`,
      `${(slowest / 1000).toFixed(1)} s`,
      '≤ 20 s',
      slowest <= 20_000,
    );
  } finally {
    await site.stop();
  }
}

export const KILLS: Record<string, (rounds: number) => Promise<void>> = {
  app: (rounds) =>
    kill('app', rounds, 1, async (site) => {
      await site.killSite();
      await site.startSite();
    }),
  database: (rounds) =>
    kill('database', rounds, 1, async (site) => {
      await site.killDatabase();
      await site.startDatabase();
    }),
  /** Kills the oldest of three processes. Every process of the site runs jobs, and another continues the killed one's work. */
  'job-runner': (rounds) => {
    const seenAt = new Map<number, number>();
    return kill('job runner', rounds, 3, async (site) => {
      for (;;) {
        for (const pid of site.workers()) if (!seenAt.has(pid)) seenAt.set(pid, Date.now());
        const [oldest = 0] = site.workers();
        if (Date.now() - (seenAt.get(oldest) ?? Date.now()) > HEALTHY_MS)
          return process.kill(oldest, 'SIGKILL');
        await sleep(100);
      }
    });
  },
};
