import { hostname } from 'node:os';
import { acknowledgeLog, forgetFrontDoor, readLogAfter } from '@/lib/cache/data';
import { connectDb, disconnectDb } from '@/lib/db';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { ApiMethods, type ApiRoute } from './api-methods';
import { startApplication } from './application-thread';
import type { Upstream } from './capture';
import { READ_LOG } from './cluster';
import { FrontDoor } from './edge-cache';
import { LogReader } from './log-reader';
import { MediaFiles } from './media-files';
import { waitForDatabase } from './retry';
import { securityHeaders } from './security-headers';
import { closeGracefully, makeServer } from './server';
import { cspSources } from './sources';
import { StaticFiles } from './static-files';

const MEGABYTE = 1024 * 1024;

/** Each try takes five seconds by itself when nobody answers (lib/db.ts): about a minute in all. */
const DATABASE_WAIT = { tries: 12, pauseMs: 500 };

/** Filled in by scripts/build-server.mjs. */
declare const API_ROUTES: readonly ApiRoute[];

/** This process's slot on this machine: a process that is started again takes over the row of the one before it. */
function nodeName(port: number): string {
  return `${hostname()}:${port}:${process.env.FRONT_DOOR_SLOT ?? '1'}`;
}

function makeDoor(upstream: Upstream, dir: string, reader: () => LogReader): FrontDoor {
  const { SITE_URL, DATA_DIR, CACHE_MB, TRUSTED_PROXIES, MAP_TILES_URL } = env();
  const csp = { https: SITE_URL.startsWith('https:'), sources: cspSources(MAP_TILES_URL) };
  const security = securityHeaders(csp);
  return new FrontDoor({
    upstream,
    siteUrl: SITE_URL,
    csp,
    cacheBytes: CACHE_MB * MEGABYTE,
    staticFiles: new StaticFiles(dir, security),
    mediaFiles: new MediaFiles(DATA_DIR, (CACHE_MB * MEGABYTE) / 2, security),
    apiMethods: new ApiMethods(API_ROUTES),
    isFresh: () => reader().isFresh(),
    catchUp: () => reader().hint(),
    trustForwarded: TRUSTED_PROXIES > 0,
    warn: (err, where) => log.error({ err, where }, 'front door: a request failed'),
  });
}

function makeReader(node: string, door: FrontDoor): LogReader {
  return new LogReader({
    read: readLogAfter,
    acknowledge: (seen) => acknowledgeLog(node, seen),
    drop: (tags) => void door.cache.drop(tags),
    dropAll: () => door.cache.dropAll(),
    warn: (err) => log.warn({ err }, 'front door: the invalidation log cannot be read'),
  });
}

function databaseAnswers(): Promise<void> {
  return waitForDatabase(() => connectDb(), {
    ...DATABASE_WAIT,
    warn: (err) => log.warn({ err }, 'front door: the database does not answer yet, trying again'),
  });
}

function onceAtSignal(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!stopping) void stop();
      stopping = true;
    });
  }
}

/** Starts the application and the front door, listens, and stops gracefully at SIGTERM. */
export async function serve({ port, dir }: { port: number; dir: string }): Promise<void> {
  const node = nodeName(port);
  const application = startApplication({ dir, port, node }, (tags) => {
    door.cache.drop(tags);
    process.send?.(READ_LOG);
  });
  const door: FrontDoor = makeDoor(application.upstream, dir, () => reader);
  const reader: LogReader = makeReader(node, door);
  await Promise.all([databaseAnswers(), application.ready]);
  await reader.start();
  process.on('message', (message) => {
    if (message === READ_LOG) void reader.hint();
  });
  const server = makeServer(door);
  server.listen(port);
  onceAtSignal(async () => {
    application.announceStop();
    await closeGracefully(server, () => door.drain());
    reader.stop();
    await forgetFrontDoor(node).catch(() => undefined);
    await application.stop();
    await disconnectDb();
    process.exit(0);
  });
}
