import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * Runs a program in the project's folder and returns its exit code. Output goes to the terminal; `quiet` shows it only on failure. `signal` ends the program
 * early with code 1, `onMessage` receives a Node program's messages, and `onStarted` the child.
 */
export function run(command, args, { env = {}, quiet = false, signal, onMessage, onStarted } = {}) {
  return new Promise((done, fail) => {
    const streams = quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: onMessage ? [...streams, 'ipc'] : streams,
      signal,
    });
    onStarted?.(child);
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    if (onMessage) child.on('message', onMessage);
    child.once('error', (error) => (error.name === 'AbortError' ? done(1) : fail(error)));
    child.once('close', (code) => {
      if (code !== 0 && quiet && !signal?.aborted) process.stderr.write(Buffer.concat(output));
      done(code ?? 1);
    });
  });
}

/** Arguments that run a TypeScript script with the application's modules. */
export function tsx(script, ...args) {
  // the react-server condition makes the `server-only` marker of lib/ a no-op, as in Next's server
  return ['--conditions=react-server', '--import', 'tsx', script, ...args];
}
