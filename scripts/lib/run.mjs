import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * Runs a program to its end in the project's folder. Answers its exit code; output goes to the terminal,
 * or, with `quiet`, is kept and shown only when it fails.
 */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    const kept = [];
    child.stdout?.on('data', (chunk) => kept.push(chunk));
    child.stderr?.on('data', (chunk) => kept.push(chunk));
    child.once('error', fail);
    child.once('close', (code) => {
      if (code !== 0 && quiet) process.stderr.write(Buffer.concat(kept));
      done(code ?? 1);
    });
  });
}

/** Arguments for a TypeScript script that uses the application's own modules. */
export function tsx(script, ...args) {
  // react-server: the condition under which the `server-only` marker of lib/ is a no-op, as it is in Next's server
  return ['--conditions=react-server', '--import', 'tsx', script, ...args];
}
