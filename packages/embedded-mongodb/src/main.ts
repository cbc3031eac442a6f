#!/usr/bin/env node
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backup, runCommand } from './client';
import { docOf } from './semantics/values';
import { startServer } from './server/server';

const USAGE = `usage: embedded-mongodb --dir DIRECTORY [--port N | --socket PATH] [--host LOOPBACK] [--max-connections N] [--replica-set NAME] [--test-commands]
       embedded-mongodb backup --uri URI DIRECTORY
       embedded-mongodb compact --uri URI DATABASE.COLLECTION`;

interface Arguments {
  dir: string;
  port: number;
  socket: string | undefined;
  host: string | undefined;
  maxConnections: number | undefined;
  checkpointBytes: number | undefined;
  testCommands: boolean;
  replicaSet: string | undefined;
}

function readArguments(): Arguments {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string' },
      port: { type: 'string' },
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
    socket: values.socket,
    host: values.host,
    maxConnections: cap === undefined ? undefined : Math.max(1, Number.parseInt(cap, 10) || 1),
    checkpointBytes: checkpoint === undefined ? undefined : Math.max(1, Number.parseInt(checkpoint, 10) || 1),
    testCommands: values['test-commands'] ?? false,
    replicaSet: values['replica-set'],
  };
}

/** Commands for a server that runs already. */
async function runOnServer(name: string, args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: { uri: { type: 'string' } },
    allowPositionals: true,
  });
  const [target] = positionals;
  if (!values.uri || !target || positionals.length > 1) throw new Error(USAGE);
  if (name === 'backup') {
    await backup(values.uri, resolve(target));
    process.stdout.write(`${JSON.stringify({ backup: resolve(target) })}\n`);
    return;
  }
  const dot = target.indexOf('.');
  if (dot <= 0) throw new Error(USAGE);
  const command = docOf({ compact: target.slice(dot + 1), $db: target.slice(0, dot) });
  const { bytesFreed } = await runCommand(values.uri, command);
  process.stdout.write(`${JSON.stringify({ bytesFreed: Number(bytesFreed) })}\n`);
}

async function main(): Promise<void> {
  const [name, ...rest] = process.argv.slice(2);
  if (name === 'backup' || name === 'compact') return runOnServer(name, rest);
  if (name === '--help') {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
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
