#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { startServer } from './server/server';

const USAGE =
  'usage: embedded-mongodb --dir DIRECTORY [--port N | --socket PATH] [--host LOOPBACK] [--max-connections N] [--test-commands]';

interface Arguments {
  dir: string;
  port: number;
  socket: string | undefined;
  host: string | undefined;
  maxConnections: number | undefined;
  checkpointBytes: number | undefined;
  testCommands: boolean;
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
  };
}

async function main(): Promise<void> {
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
