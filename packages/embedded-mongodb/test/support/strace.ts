import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** The reason why faults cannot be injected on this machine, or undefined if they can. */
export function whyNoFaults(): string | undefined {
  if (process.platform !== 'linux') return 'strace exists on Linux only';
  const tried = spawnSync('strace', ['-f', '-e', 'trace=none', '/bin/true'], { encoding: 'utf8' });
  if (tried.error !== undefined) return 'strace is not installed (apt-get install strace)';
  if (tried.status !== 0) return `strace may not trace here: ${tried.stderr.trim().slice(0, 120)}`;
  return undefined;
}

/** The command that runs a server with a fault, in the format of strace's `-e inject`. */
export function withFault(...faults: string[]): string[] {
  const calls = faults.map((fault) => fault.split(':')[0]).join();
  return [
    'strace',
    '-f',
    '-o',
    '/dev/null',
    '-e',
    `trace=${calls}`,
    ...faults.flatMap((fault) => ['-e', `inject=${fault}`]),
  ];
}

/** Injects a fault into a running server. Resolves when it is active. Call the result to remove it. */
export async function attachFault(pid: number, ...faults: string[]): Promise<() => void> {
  const [command, ...args] = withFault(...faults);
  const tracer = spawn(command!, ['-p', String(pid), ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  // strace prints "Process N attached"
  await once(tracer.stderr, 'data');
  return () => void tracer.kill('SIGINT');
}
