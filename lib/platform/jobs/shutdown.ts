import 'server-only';
import { log } from '@/lib/platform/log/log';

type Work = () => Promise<void>;

/** Survives the module copies of Next's bundle and the edge cache's, which share the process. */
const globalForShutdown = globalThis as unknown as { saptamShutdown?: Map<string, Work> };
globalForShutdown.saptamShutdown ??= new Map();
const works = globalForShutdown.saptamShutdown;

/** What must be written before the process ends. The same name again replaces the work. */
export function onShutdown(name: string, work: Work): void {
  works.set(name, work);
}

/** Called when no request is answered any more and the database is still there. Ends after `limitMs` in any case. */
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
