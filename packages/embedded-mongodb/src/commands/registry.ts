import { mongoError } from '../semantics/errors';
import { refuse } from '../semantics/unsupported';
import { docOf } from '../semantics/values';
import { aggregate } from './aggregate';
import { saslContinue, saslStart } from './authentication';
import { backup } from './backup';
import { bulkWrite } from './bulk-write';
import { collMod } from './coll-mod';
import { drop, dropDatabase, renameCollection } from './collections';
import { compact } from './compact';
import type { CommandContext } from './context';
import { count, distinct } from './count';
import { create } from './create';
import { deleteCommand } from './delete';
import {
  buildInfo,
  configureFailPoint,
  connectionStatus,
  currentOp,
  hello,
  killOp,
  serverStatus,
} from './diagnostic';
import { explain } from './explain';
import { find } from './find';
import { findAndModify } from './find-and-modify';
import { getMore, killCursors } from './get-more';
import { createIndexes, dropIndexes, listIndexes } from './indexes';
import { insert } from './insert';
import { listCollections, listDatabases } from './listings';
import { ok, type Reply } from './reply';
import { endSessions, killSessions, refreshSessions, startSession } from './sessions';
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
  connectionStatus,
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
  listIndexes,
  collStats,
  collstats: collStats,
  dbStats,
  dbstats: dbStats,
  explain,
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
  logout: nothing,
  configureFailPoint,
};

const TEST_COMMANDS = new Set(['configureFailPoint']);

export function handlerFor(name: string, testCommands: boolean): Handler {
  const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
  if (!handler) refuse('command', name);
  if (!handler || (TEST_COMMANDS.has(name) && !testCommands)) {
    throw mongoError('CommandNotFound', `no such command: '${name}'`);
  }
  return handler;
}
