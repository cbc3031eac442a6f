import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataDir } from './paths.mjs';
import { say } from './say.mjs';

const LOOK_EVERY_MS = 100;
/** Milliseconds after which a part that was asked to end is killed, more than requests and background work need. */
const MAX_END_MS = 45_000;

/** The file that records the last start over this folder: the command and its parts, each with process id and program. */
const noteIn = (dir) => join(dir, 'started.json');

/** Returns a function that records the command's children, so that the next command can end them if this one is killed. */
export function startedParts(program, dir = dataDir) {
  const parts = {};
  return (name, child, runs) => {
    if (!child) return;
    parts[name] = { pid: child.pid, program: runs };
    const next = `${noteIn(dir)}.next`;
    const note = { by: { pid: process.pid, program }, parts: Object.values(parts) };
    writeFileSync(next, JSON.stringify(note), { mode: 0o600 });
    renameSync(next, noteIn(dir));
  };
}

function readNote(dir) {
  try {
    return JSON.parse(readFileSync(noteIn(dir), 'utf8'));
  } catch {
    return {};
  }
}

/** The command line of a process; empty for one that is gone. */
function commandOf(pid) {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/** True if the process runs the same program, because its id may have been reused. */
const isThere = ({ pid, program }) => commandOf(pid).includes(program);

async function end(part) {
  process.kill(part.pid, 'SIGTERM');
  const until = Date.now() + MAX_END_MS;
  while (isThere(part)) {
    if (Date.now() > until) process.kill(part.pid, 'SIGKILL');
    await sleep(LOOK_EVERY_MS);
  }
}

/** Ends parts left by a killed start, which hold the port and the database without supervision. Keeps the parts of a running command. */
export async function endLeftOver(dir = dataDir) {
  const { by, parts = [] } = readNote(dir);
  const left = parts.filter(isThere);
  if (left.length === 0 || isThere(by)) return;
  say('An earlier start was killed, and its parts still run: they are ended first.');
  // ends the site before its database
  for (const part of left.reverse()) await end(part);
}
