import type { Reply } from '../commands/reply';
import type { CursorRegistry } from '../cursors/cursor-registry';
import { mongoError } from '../semantics/errors';
import { type Document, isDocument } from '../semantics/values';
import type { RunningCommand } from '../server/running-command';
import type { ReplicaSet } from './replica-set';
import { IN_TRANSACTION, RETRYABLE_WRITES, sessionOf } from './session-arguments';
import type { Transaction } from './transaction';

type State = 'none' | 'inProgress' | 'committed' | 'aborted';

interface Session {
  lsid: Document;
  lastUse: number;
  txnNumber: bigint;
  state: State;
  transaction: Transaction | null;
  startedAt: number;
  /** Reply of the retryable write with this number, which a retry gets again. */
  reply: Reply | null;
}

const SESSION_MS = 30 * 60 * 1000;
/** Limit of a transaction's life, as MongoDB's transactionLifetimeLimitSeconds. */
const TRANSACTION_SECONDS = 60;

export class Sessions {
  private readonly sessions = new Map<string, Session>();

  constructor(
    private readonly replica: ReplicaSet,
    private readonly cursors: CursorRegistry,
  ) {}

  private of(command: RunningCommand): Session {
    const key = sessionOf(command.body)!;
    let session = this.sessions.get(key);
    if (!session) {
      session = {
        lsid: command.body.lsid as Document,
        lastUse: 0,
        txnNumber: -1n,
        state: 'none',
        transaction: null,
        startedAt: 0,
        reply: null,
      };
      this.sessions.set(key, session);
    }
    session.lastUse = Date.now();
    return session;
  }

  /** Puts a command into its transaction. Returns the earlier reply if the write was already carried out. */
  enter(command: RunningCommand): Reply | null {
    const { body, name } = command;
    if (typeof body.txnNumber !== 'bigint') {
      this.enterSnapshot(command);
      return null;
    }
    const session = this.of(command);
    const { txnNumber } = body;
    if (txnNumber < session.txnNumber) {
      throw mongoError(
        'TransactionTooOld',
        `Cannot start transaction with { txnNumber: ${txnNumber} } on session ${sessionOf(body)} because a newer transaction with { txnNumber: ${session.txnNumber} } has already started on this session.`,
      );
    }
    if (body.autocommit === undefined) return this.enterRetryable(session, txnNumber);
    if (!IN_TRANSACTION.has(name)) {
      throw mongoError(
        'OperationNotSupportedInTransaction',
        `Cannot run '${name}' in a multi-document transaction.`,
      );
    }
    if (body.startTransaction !== undefined) this.start(session, txnNumber);
    else this.goOn(session, txnNumber, name);
    command.transaction = session.transaction;
    return null;
  }

  private enterSnapshot(command: RunningCommand): void {
    const { readConcern } = command.body;
    if (!isDocument(readConcern) || readConcern.level !== 'snapshot') return;
    const { atClusterTime } = readConcern;
    command.transaction = this.replica.readAt(
      atClusterTime === undefined ? this.replica.clock.last : this.replica.timeOf(atClusterTime),
    );
  }

  private enterRetryable(session: Session, txnNumber: bigint): Reply | null {
    if (session.txnNumber === txnNumber) {
      if (session.reply) return session.reply;
      if (session.state !== 'none') {
        throw mongoError(
          'IncompleteTransactionHistory',
          `Incomplete history detected for transaction ${txnNumber} on session.`,
        );
      }
      return null;
    }
    this.abort(session);
    session.txnNumber = txnNumber;
    session.state = 'none';
    session.reply = null;
    return null;
  }

  private start(session: Session, txnNumber: bigint): void {
    if (session.txnNumber === txnNumber) {
      throw mongoError(
        'ConflictingOperationInProgress',
        'Only servers in a sharded cluster can start a new transaction at the active transaction number',
      );
    }
    this.abort(session);
    session.txnNumber = txnNumber;
    session.state = 'inProgress';
    session.startedAt = Date.now();
    session.reply = null;
    session.transaction = this.replica.begin();
  }

  private goOn(session: Session, txnNumber: bigint, name: string): void {
    if (session.txnNumber !== txnNumber || session.state === 'none') {
      throw mongoError(
        'NoSuchTransaction',
        `Given transaction number ${txnNumber} does not match any in-progress transactions. The active transaction number is ${session.txnNumber}`,
      );
    }
    if (session.state === 'aborted') {
      throw mongoError('NoSuchTransaction', `Transaction with { txnNumber: ${txnNumber} } has been aborted.`);
    }
    if (session.state === 'committed' && name !== 'commitTransaction') {
      throw mongoError(
        'TransactionCommitted',
        `Transaction with { txnNumber: ${txnNumber} } has been committed.`,
      );
    }
  }

  /** Finishes a command that did not throw. */
  leave(command: RunningCommand, reply: Reply): void {
    const { body, name } = command;
    if (typeof body.txnNumber !== 'bigint') return;
    const failed = isDocument(reply) && (reply.writeErrors !== undefined || Number(reply.nErrors ?? 0) > 0);
    const session = this.of(command);
    if (body.autocommit !== undefined) {
      if (failed) this.abort(session);
      return;
    }
    if (!failed && RETRYABLE_WRITES.has(name) && session.txnNumber === body.txnNumber) session.reply = reply;
  }

  /** Aborts the transaction of a command that threw. */
  failed(command: RunningCommand): void {
    if (!command.transaction || command.transaction.readOnly || command.name === 'commitTransaction') return;
    this.abort(this.of(command));
  }

  // --- commitTransaction and abortTransaction ------------------------------------------------------------------------

  commit(command: RunningCommand): void {
    const session = this.of(command);
    if (session.state === 'committed') return;
    const { transaction } = session;
    if (!transaction) throw mongoError('NoSuchTransaction', 'Transaction is not in progress');
    session.transaction = null;
    session.state = 'aborted';
    this.closeCursors(transaction);
    this.replica.commit(transaction);
    session.state = 'committed';
  }

  abortOf(command: RunningCommand): void {
    const session = this.of(command);
    if (session.state === 'committed') {
      throw mongoError(
        'TransactionCommitted',
        `Transaction with { txnNumber: ${session.txnNumber} } has been committed.`,
      );
    }
    this.abort(session);
  }

  private abort(session: Session): void {
    const { transaction } = session;
    if (!transaction) return;
    session.transaction = null;
    session.state = 'aborted';
    this.closeCursors(transaction);
    this.replica.end(transaction);
  }

  private closeCursors(transaction: Transaction): void {
    this.cursors.killWhere((cursor) => cursor.transaction === transaction);
  }

  /** Aborts the transactions of these sessions, for `endSessions` and `killSessions`. Null means all sessions. */
  end(ids: string[] | null): void {
    for (const id of ids ?? [...this.sessions.keys()]) {
      const session = this.sessions.get(id);
      if (session) this.abort(session);
      if (ids !== null) this.sessions.delete(id);
    }
  }

  /** Aborts transactions that last too long and removes sessions unused for half an hour. Runs once a second. */
  sweep(now: number): void {
    for (const [id, session] of this.sessions) {
      if (session.transaction && now - session.startedAt > TRANSACTION_SECONDS * 1000) this.abort(session);
      if (now - session.lastUse > SESSION_MS) this.sessions.delete(id);
    }
  }

  /** Aborts all transactions after the store dropped changes that were not durable. */
  reset(): void {
    for (const session of this.sessions.values()) this.abort(session);
    this.replica.reset();
  }
}
