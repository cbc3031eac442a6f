#!/usr/bin/env node
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backup, runCommand } from './client';
import { repairFolder } from './repair/repair';
import { verifyFolder } from './repair/verify';
import { restoreBackup } from './restore';
import { docOf } from './semantics/values';
import { startServer } from './server/server';

const USAGE = `usage: embedded-mongodb --dir DIRECTORY [--socket PATH | --port N [--no-auth]] [--host LOOPBACK] [--max-connections N] [--replica-set NAME] [--test-commands]
       embedded-mongodb backup --uri URI DIRECTORY
       embedded-mongodb restore --dir DIRECTORY BACKUP
       embedded-mongodb compact --uri URI DATABASE.COLLECTION
       embedded-mongodb verify DIRECTORY
       embedded-mongodb repair DIRECTORY [NEW-DIRECTORY]`;

interface Arguments {
  dir: string;
  port: number;
  password: string | undefined;
  socket: string | undefined;
  host: string | undefined;
  maxConnections: number | undefined;
  checkpointBytes: number | undefined;
  testCommands: boolean;
  replicaSet: string | undefined;
}

/** Default socket. The folder's mode decides who may connect. */
const SOCKET = 'mongodb.sock';

/** The password for TCP connections, since any program on the machine can reach a port. Created once, readable only by the owner. */
function passwordOf(dir: string): string {
  const path = join(dir, 'password');
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  if (!existsSync(path)) writeFileSync(path, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(path, 'utf8').trim();
}

function readArguments(): Arguments {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string' },
      port: { type: 'string' },
      'no-auth': { type: 'boolean' },
      socket: { type: 'string' },
      host: { type: 'string' },
      'max-connections': { type: 'string' },
      'checkpoint-bytes': { type: 'string' },
      'test-commands': { type: 'boolean' },
      'replica-set': { type: 'string' },
    },
  });
  if (!values.dir) throw new Error(USAGE);
  const port = values.port === undefined ? 0 : Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`${values.port} is not a port.`);
  const cap = values['max-connections'];
  const checkpoint = values['checkpoint-bytes'];
  return {
    dir: values.dir,
    port,
    password: values.port === undefined || values['no-auth'] ? undefined : passwordOf(values.dir),
    socket: values.port === undefined ? (values.socket ?? join(resolve(values.dir), SOCKET)) : undefined,
    host: values.host,
    maxConnections: cap === undefined ? undefined : Math.max(1, Number.parseInt(cap, 10) || 1),
    checkpointBytes: checkpoint === undefined ? undefined : Math.max(1, Number.parseInt(checkpoint, 10) || 1),
    testCommands: values['test-commands'] ?? false,
    replicaSet: values['replica-set'],
  };
}

const SUBCOMMANDS = new Set(['backup', 'restore', 'compact']);

function say(result: object): void {
  process.stdout.write(`${JSON.stringify(result)}\n`);
}

async function runOnServer(name: string, args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      uri: { type: 'string' },
      dir: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [target] = positionals;
  if (name === 'restore' && values.dir && target) {
    restoreBackup(resolve(target), resolve(values.dir));
    say({ restored: resolve(values.dir) });
    return;
  }
  if (!values.uri || !target || positionals.length > 1) throw new Error(USAGE);
  if (name === 'backup') {
    await backup(values.uri, resolve(target));
    say({ backup: resolve(target) });
    return;
  }
  const dot = target.indexOf('.');
  if (dot <= 0) throw new Error(USAGE);
  const command = docOf({ compact: target.slice(dot + 1), force: true, $db: target.slice(0, dot) });
  const { bytesFreed } = await runCommand(values.uri, command);
  say({ bytesFreed: Number(bytesFreed) });
}

/** `FOLDER-repaired`, with a number added if that exists. */
function freeNameBeside(folder: string): string {
  const name = `${folder}-repaired`;
  for (let n = 1; ; n++) {
    const free = n === 1 ? name : `${name}-${n}`;
    if (!existsSync(free)) return free;
  }
}

/** Runs commands for a folder that no server uses. The exit code is 1 if something is damaged or missing. */
async function runOnFolder(name: string, folders: string[]): Promise<void> {
  const [folder, given] = folders.map((path) => resolve(path));
  if (!folder || folders.length > (name === 'repair' ? 2 : 1)) throw new Error(USAGE);
  if (name === 'repair') {
    const target = given ?? freeNameBeside(folder);
    const { collections, documents, problems } = await repairFolder(folder, target);
    for (const problem of problems) process.stdout.write(`${problem}\n`);
    const missing = problems.length === 0 ? 'nothing is missing' : 'what is missing is listed above';
    process.stdout.write(
      `${target} holds ${documents} documents in ${collections} collections; ${missing}. ${folder} is as it was.\n`,
    );
    process.exitCode = problems.length > 0 ? 1 : 0;
    return;
  }
  const { collections, documents, indexes, problems } = await verifyFolder(folder);
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  const sound = `${collections} collections, ${documents} documents, ${indexes} indexes: all is sound.`;
  const message = problems.length === 0 ? sound : 'Not sound.';
  process.stdout.write(`${message}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

async function main(): Promise<void> {
  const [name, ...rest] = process.argv.slice(2);
  if (name === 'verify' || name === 'repair') return runOnFolder(name, rest);
  if (name !== undefined && SUBCOMMANDS.has(name)) return runOnServer(name, rest);
  if (name === '--help') {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  // no file that it writes is accessible to other accounts on the machine
  process.umask(0o077);
  const server = await startServer(readArguments());
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    server.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.stdout.write(`${JSON.stringify({ ready: true, uri: server.uri })}\n`);
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

main().catch(fail);
