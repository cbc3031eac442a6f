import type { Catalog } from '../catalog/catalog';
import type { CursorRegistry } from '../cursors/cursor-registry';
import type { ReplicaSet } from '../replica/replica-set';
import type { Sessions } from '../replica/sessions';
import type { KeyValueStore } from '../storage/key-value-store';
import type { FailPoints } from './fail-points';
import type { RunningCommand } from './running-command';
import type { Credentials } from './scram';

interface Counters {
  insert: number;
  query: number;
  update: number;
  delete: number;
  getmore: number;
  command: number;
  bytesIn: number;
  bytesOut: number;
  requests: number;
  connectionsCreated: number;
}

export interface ServerState {
  store: KeyValueStore;
  catalog: Catalog;
  cursors: CursorRegistry;
  failPoints: FailPoints;
  /** Credentials that a connection must prove. Null serves anyone who can connect. */
  credentials: Credentials | null;
  testCommands: boolean;
  counters: Counters;
  /** Null for a standalone. */
  replica: { set: ReplicaSet; sessions: Sessions } | null;
  running: Map<number, RunningCommand>;
  connectionCount(): number;
  maxConnections: number;
  startedAt: Date;
  host: string;
  port: number;
  /** Host and port by which a member of a replica set identifies itself. */
  address: string;
  log(message: string): void;
}
