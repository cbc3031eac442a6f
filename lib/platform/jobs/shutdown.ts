import 'server-only';
import { log } from '@/lib/platform/log/log';

type Work = () => Promise<void>;

/** Survives the module copies in Next's and the front's bundles, which share the process. */
const globalForShutdown = globalThis as unknown as { saptamShutdown?: Map<string, Work> };
globalForShutdown.saptamShutdown ??= new Map();
const works = globalForShutdown.saptamShutdown;

/** Registers work to finish before the process ends. The same name again replaces it. */
export function onShutdown(name: string, work: Work): void {
  works.set(name, work);
}

/** Runs the registered work after the last request, while the database is still available. Ends after `limitMs` in any case. */
export async function runShutdown(limitMs = 5000): Promise<void> {
  const all = [...works].map(([name, work]) =>
    work().catch((err: unknown) => log.error({ err, work: name }, 'shutdown work failed')),
  );
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  await Promise.race([Promise.all(all), limit]);
  clearTimeout(timer);
}
