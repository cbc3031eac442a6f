import 'server-only';
import { flushActivity } from '@/lib/activity/mutations';
import { resumeBulks } from '@/lib/bulk-moderation/mutations';
import { refreshAllCandidates } from '@/lib/contact-duplicates/mutations';
import { resumeImports } from '@/lib/import-run/mutations';
import { inBackground, settleBackground } from '@/lib/jobs/background';
import { runLeased } from '@/lib/jobs/lease';
import { stopLeasedWork } from '@/lib/jobs/leased-mutations';
import { onShutdown } from '@/lib/jobs/shutdown';
import { cleanUpMedia } from '@/lib/listing-upload/mutations';
import { log } from '@/lib/log';
import { sendDueMails } from '@/lib/mail/queue';
import { sweep } from '@/lib/privacy/mutations';
import { resumeRenditions } from '@/lib/rendition/mutations';
import { registerListeners } from '@/lib/scheduler/events';

/** The shortening of addresses reads whole collections, so not more often than this. */
const SWEEP_EVERY_MS = 6 * 3_600_000;
const MEDIA_EVERY_MS = 3_600_000;
/** Every write notes its own pairs; this finds what was there before, or written past the application. */
const PAIRS_EVERY_MS = 24 * 3_600_000;
/** Asked for more often than it runs, so that another process takes over soon after one went away. */
const TICK_MS = 10 * 60_000;
/** What a process that is gone has left: somebody looks at its progress. */
const LEFT_EVERY_MS = 10_000;
const MAILS_EVERY_MS = 60_000;
/** Not at once: the first requests after a start come first. */
const FIRST_TICK_MS = 30_000;

async function tick(): Promise<void> {
  for (const [name, everyMs, work] of [
    ['sweep', SWEEP_EVERY_MS, () => sweep()],
    ['media', MEDIA_EVERY_MS, () => cleanUpMedia()],
    ['contact-pairs', PAIRS_EVERY_MS, refreshAllCandidates],
  ] as const)
    await runLeased(name, everyMs, work).catch((err: unknown) => log.error({ err, job: name }, 'job failed'));
}

function tickLeft(): void {
  inBackground('imports', resumeImports);
  inBackground('bulk decisions', resumeBulks);
  inBackground('picture sizes', resumeRenditions);
}

function tickMails(): void {
  inBackground('mails', async () => void (await sendDueMails()));
}

/** Starts the recurring jobs of this process and what must be written before it ends. Called once, by instrumentation.ts. */
export function startJobs(): void {
  registerListeners();
  setTimeout(tick, FIRST_TICK_MS).unref();
  setInterval(tick, TICK_MS).unref();
  setInterval(tickLeft, LEFT_EVERY_MS).unref();
  setInterval(tickMails, MAILS_EVERY_MS).unref();
  // at the signal itself: long work that goes on would hold up the stop
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stopLeasedWork);
  onShutdown('background', settleBackground);
  onShutdown('activity', flushActivity);
}
