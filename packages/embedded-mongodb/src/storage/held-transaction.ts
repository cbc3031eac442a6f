import type { RootDatabase, TransactionFlags } from 'lmdb';

/** lmdb-js's TransactionFlags ABORTABLE | SYNCHRONOUS_COMMIT, and no NO_SYNC_FLUSH: commit returns after the flush. */
const DURABLE_COMMIT = 3 as TransactionFlags;

/**
 * One LMDB transaction that stays open over many turns of the event loop, until somebody commits or drops it.
 *
 * lmdb-js keeps a transaction open until the promise of its callback settles. This "promise" settles when we say, and
 * at once: with a real one, other work could run between the decision and the commit.
 */
export class HeldTransaction {
  commit: () => void = () => {};
  private drop: () => void = () => {};

  constructor(db: RootDatabase<Buffer, Buffer>) {
    db.transactionSync(
      () => ({
        // biome-ignore lint/suspicious/noThenProperty: what lmdb-js waits for
        then: (onCommit: () => void, onAbort: (error: Error) => void) => {
          this.commit = () => onCommit();
          this.drop = () => onAbort(new Error('rolled back'));
        },
      }),
      DURABLE_COMMIT,
    );
  }

  abort(): void {
    try {
      this.drop();
    } catch {
      // lmdb-js rethrows the reason given to abort
    }
  }
}
