import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { hostname } from 'node:os';
import { Catalog } from '../catalog/catalog';
import { CursorRegistry } from '../cursors/cursor-registry';
import { ReplicaSet } from '../replica/replica-set';
import { Sessions } from '../replica/sessions';
import { lockDirectory } from '../storage/dir-lock';
import { unusable } from '../storage/folder';
import { KeyValueStore } from '../storage/key-value-store';
import { Connection } from './connection';
import { FailPoints } from './fail-points';
import { MAX_CONNECTIONS } from './limits';
import { Credentials, USER } from './scram';
import type { ServerState } from './state';
import { sweepExpired } from './ttl';

export interface ServerOptions {
  /** The data directory, created if missing. */
  dir: string;
  /** TCP port on loopback; 0 (the default) means any free one. */
  port?: number;
  /** Path of a Unix socket to listen on instead of TCP. */
  socket?: string;
  host?: string;
  /** Password for each connection (SCRAM-SHA-256). A socket needs none, because its file decides who may connect. */
  password?: string;
  testCommands?: boolean;
  maxConnections?: number;
  /** Length of the log at which it is written into the main store. Tests lower it to crash at that moment. */
  checkpointBytes?: number;
  /** Name of the replica set whose only member the server is. Transactions need one. */
  replicaSet?: string;
  log?: (message: string) => void;
}

export interface RunningServer {
  uri: string;
  port: number;
  close(): Promise<void>;
}

export class CannotListen extends Error {}

const SWEEP_MS = 1000;
const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const host = options.host ?? '127.0.0.1';
  if (!LOOPBACK.has(host)) {
    throw new CannotListen(`The address ${host} is not a loopback address; this server has no encryption.`);
  }
  mkdirSync(options.dir, { recursive: true, mode: 0o700 });
  const unlock = await lockDirectory(options.dir);
  let store: KeyValueStore | null = null;
  try {
    store = new KeyValueStore(options.dir, options.checkpointBytes);
    const instance = readCatalog(store, options);
    await instance.listen(host);
    return instance.handle(unlock);
  } catch (error) {
    store?.abandon();
    await unlock();
    throw error;
  }
}

function readCatalog(store: KeyValueStore, options: ServerOptions): Instance {
  try {
    return new Instance(store, options);
  } catch (error) {
    throw unusable(options.dir, error);
  }
}

/** Removes the socket file of a killed process if it has no listener. */
function removeStaleSocket(path: string): Promise<void> {
  return new Promise((resolve) => {
    const probe = connect(path);
    probe.once('connect', () => {
      probe.destroy();
      resolve();
    });
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') rmSync(path, { force: true });
      resolve();
    });
  });
}

class Instance {
  private readonly listener: Server;
  private readonly sockets = new Set<Socket>();
  private readonly state: ServerState;
  private readonly sweeper: NodeJS.Timeout;
  private nextConnectionId = 1;
  private sweeping = false;

  constructor(
    private readonly store: KeyValueStore,
    private readonly options: ServerOptions,
  ) {
    const catalog = new Catalog(store);
    const log = options.log ?? ((message: string) => console.error(message));
    this.state = {
      store,
      catalog,
      cursors: new CursorRegistry(),
      failPoints: new FailPoints(),
      credentials: options.password === undefined ? null : new Credentials(options.password),
      testCommands: options.testCommands ?? false,
      counters: {
        insert: 0,
        query: 0,
        update: 0,
        delete: 0,
        getmore: 0,
        command: 0,
        bytesIn: 0,
        bytesOut: 0,
        requests: 0,
        connectionsCreated: 0,
      },
      replica: null,
      running: new Map(),
      connectionCount: () => this.sockets.size,
      maxConnections: options.maxConnections ?? MAX_CONNECTIONS,
      startedAt: new Date(),
      host: hostname(),
      port: 0,
      address: '',
      log,
    };
    if (options.replicaSet !== undefined) {
      const set = new ReplicaSet(options.replicaSet, catalog);
      this.state.replica = { set, sessions: new Sessions(set, this.state.cursors) };
    }
    store.onRollback = () => {
      catalog.load();
      this.state.replica?.sessions.reset();
    };
    store.onFailure = (error) => log(error.message);
    this.listener = createServer({ noDelay: true }, (socket) => this.accept(socket));
    this.sweeper = setInterval(() => void this.sweep(), SWEEP_MS);
    this.sweeper.unref();
  }

  private accept(socket: Socket): void {
    if (this.sockets.size >= this.state.maxConnections) {
      this.state.log(`connection refused because there are too many open connections: ${this.sockets.size}`);
      socket.destroy();
      return;
    }
    this.sockets.add(socket);
    this.state.counters.connectionsCreated++;
    socket.on('close', () => this.sockets.delete(socket));
    new Connection(this.state, socket, this.nextConnectionId++);
  }

  /** Removes expired documents and idle cursors once a second. */
  private async sweep(): Promise<void> {
    this.state.cursors.sweep(Date.now());
    this.state.replica?.sessions.sweep(Date.now());
    if (this.sweeping || this.store.failed) return;
    this.sweeping = true;
    try {
      await sweepExpired(this.state);
    } catch (error) {
      this.state.log(`TTL sweep: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      this.sweeping = false;
    }
  }

  async listen(host: string): Promise<void> {
    const { socket, port } = this.options;
    if (socket) await removeStaleSocket(socket);
    return new Promise((resolve, reject) => {
      this.listener.once('error', (error: NodeJS.ErrnoException) => reject(this.cannotListen(error)));
      const onlyOwner = () => {
        chmodSync(socket!, 0o600);
        resolve();
      };
      if (socket) this.listener.listen({ path: socket }, onlyOwner);
      else this.listener.listen({ host, port: port ?? 0, backlog: 511 }, () => resolve());
    });
  }

  private cannotListen(error: NodeJS.ErrnoException): Error {
    clearInterval(this.sweeper);
    const where = this.options.socket ?? `port ${this.options.port ?? 0}`;
    const why = error.code === 'EADDRINUSE' ? 'it is already in use' : error.message;
    return new CannotListen(`Cannot listen on ${where}: ${why}.`);
  }

  handle(unlock: () => Promise<void>): RunningServer {
    const address = this.listener.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    this.state.port = port;
    const { socket, password, replicaSet } = this.options;
    this.state.address = socket ?? `${this.options.host ?? '127.0.0.1'}:${port}`;
    const place = socket ? encodeURIComponent(socket) : this.state.address;
    const who = password === undefined ? '' : `${USER}:${encodeURIComponent(password)}@`;
    const topology = replicaSet && !socket ? `replicaSet=${replicaSet}` : 'directConnection=true';
    const how = password === undefined ? '' : '&authSource=admin&authMechanism=SCRAM-SHA-256';
    let closing: Promise<void> | null = null;
    return {
      uri: `mongodb://${who}${place}/?${topology}${how}`,
      port,
      close: () => {
        closing ??= this.close().then(unlock);
        return closing;
      },
    };
  }

  private async close(): Promise<void> {
    clearInterval(this.sweeper);
    this.state.catalog.garbage.closed = true;
    for (const running of this.state.running.values()) running.killed = 'shutdown';
    const closed = new Promise<void>((resolve) => this.listener.close(() => resolve()));
    const deadline = Date.now() + 2000;
    while (this.state.running.size > 0 && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    // clients that wait for the disk still get their replies
    await this.store.durable().catch(() => {});
    for (const socket of this.sockets) socket.destroy();
    await closed;
    await this.store.close();
    if (this.options.socket) rmSync(this.options.socket, { force: true });
  }
}
