import { mongoError } from '../semantics/errors';
import { type Document, docOf } from '../semantics/values';
import {
  connPoolStats,
  dataSize,
  fsync,
  fsyncUnlock,
  getDefaultRWConcern,
  getLog,
  planCacheClear,
  planCacheClearFilters,
  planCacheListFilters,
  profile,
  replSetGetStatus,
  setParameter,
  usersInfo,
  validateDBMetadata,
} from './administration';
import { aggregate } from './aggregate';
import { saslContinue, saslStart } from './authentication';
import { backup } from './backup';
import { bulkWrite } from './bulk-write';
import { cloneCollectionAsCapped, convertToCapped } from './capped';
import { collMod } from './coll-mod';
import { drop, dropDatabase, renameCollection } from './collections';
import { compact } from './compact';
import type { CommandContext } from './context';
import { count, distinct } from './count';
import { create } from './create';
import { dbHash } from './db-hash';
import { deleteCommand } from './delete';
import {
  buildInfo,
  configureFailPoint,
  connectionStatus,
  currentOp,
  getParameter,
  hello,
  hostInfo,
  killOp,
  serverStatus,
} from './diagnostic';
import { explain } from './explain';
import { filemd5 } from './filemd5';
import { find } from './find';
import { findAndModify } from './find-and-modify';
import { getMore, killCursors } from './get-more';
import { createIndexes, dropIndexes, listIndexes } from './indexes';
import { insert } from './insert';
import { listCollections, listDatabases } from './listings';
import { reIndex } from './re-index';
import { ok, type Reply } from './reply';
import {
  endSessions,
  killAllSessions,
  killAllSessionsByPattern,
  killSessions,
  refreshSessions,
  startSession,
} from './sessions';
import { collStats, dbStats } from './stats';
import { abortTransaction, commitTransaction } from './transactions';
import { update } from './update';
import { validate } from './validate';

export type Handler = (context: CommandContext) => Promise<Reply> | Reply;

const nothing: Handler = () => ok(docOf({}));

const handlers: Record<string, Handler> = {
  hello,
  isMaster: hello,
  ismaster: hello,
  ping: nothing,
  saslStart,
  saslContinue,
  buildInfo,
  buildinfo: buildInfo,
  getParameter,
  connectionStatus,
  hostInfo,
  whatsmyuri: (context) => ok(docOf({ you: context.connection.remote })),
  getCmdLineOpts: () => ok(docOf({ argv: ['embedded-mongodb'], parsed: docOf({}) })),
  getLog,
  setParameter,
  listCommands: () => ok(docOf({ commands: commandList() })),
  profile,
  planCacheClear,
  planCacheClearFilters,
  planCacheListFilters,
  dataSize,
  datasize: dataSize,
  validateDBMetadata,
  replSetGetStatus,
  getDefaultRWConcern,
  fsync,
  fsyncUnlock,
  connPoolStats,
  usersInfo,
  rolesInfo: usersInfo,
  features: () => ok(docOf({ js: docOf({ utf8: false }), oidMachine: 0 })),
  lockInfo: () => ok(docOf({ lockInfo: [] })),
  top: () => ok(docOf({ totals: docOf({ note: 'all times in microseconds' }) })),
  logRotate: nothing,
  convertToCapped,
  cloneCollectionAsCapped,
  insert,
  find,
  getMore,
  killCursors,
  update,
  delete: deleteCommand,
  findAndModify,
  findandmodify: findAndModify,
  count,
  distinct,
  aggregate,
  create,
  collMod,
  drop,
  dropDatabase,
  renameCollection,
  listCollections,
  listDatabases,
  createIndexes,
  dropIndexes,
  deleteIndexes: dropIndexes,
  reIndex,
  dbHash,
  dbhash: dbHash,
  listIndexes,
  collStats,
  collstats: collStats,
  dbStats,
  dbstats: dbStats,
  explain,
  filemd5,
  validate,
  compact,
  backup,
  bulkWrite,
  serverStatus,
  currentOp,
  killOp,
  commitTransaction,
  abortTransaction,
  startSession,
  refreshSessions,
  endSessions,
  killSessions,
  killAllSessions,
  killAllSessionsByPattern,
  logout: nothing,
  configureFailPoint,
};

function commandList(): Document {
  const commands = docOf({});
  for (const name of Object.keys(handlers).sort())
    commands[name] = docOf({
      help: '',
      requiresAuth: false,
      secondaryOk: true,
      adminOnly: false,
      apiVersions: [],
    });
  return commands;
}

const TEST_COMMANDS = new Set(['configureFailPoint']);

export function handlerFor(name: string, testCommands: boolean): Handler {
  const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
  if (!handler || (TEST_COMMANDS.has(name) && !testCommands)) {
    throw mongoError('CommandNotFound', `no such command: '${name}'`);
  }
  return handler;
}
