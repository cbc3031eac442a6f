import cluster, { type Worker } from 'node:cluster';
import { answer, type Channel, type Program } from './channel';

/**
 * Lets what started the first process replace the build that the others run by another one, with no moment in which nobody listens: all of
 * them share the first one's port, and the old ones stop when a new one listens. If the new build does not come so far, the old one goes on.
 *
 * `start` starts one process of the program that is set; those in `leaving` are not started again when they end.
 */
export function takeMoves(
  parent: Channel,
  start: () => Worker,
  leaving: Set<Worker>,
  onMoved: () => void,
): void {
  const own: Program = { exec: cluster.settings.exec ?? process.argv[1] ?? '', cwd: process.cwd() };
  // with a callback a missing other end is not an error
  const say = (site: 'moved' | 'stayed') => parent.send?.({ site, id: 0 }, () => undefined);
  const move = async ({ exec, cwd }: Program) => {
    const before = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    cluster.setupPrimary({ exec, cwd });
    const next = start();
    leaving.add(next);
    const listens = await new Promise<boolean>((resolve) => {
      next.once('listening', () => resolve(true));
      next.once('exit', () => resolve(false));
    });
    if (!listens) {
      cluster.setupPrimary(own);
      say('stayed');
      return;
    }
    leaving.delete(next);
    for (const worker of before) {
      leaving.add(worker);
      worker.process.kill('SIGTERM');
    }
    onMoved();
    say('moved');
  };
  answer(parent, 'move', move);
}
