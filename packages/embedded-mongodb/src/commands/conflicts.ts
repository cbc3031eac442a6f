import type { Collection } from '../catalog/collection';
import { isWriteConflict } from '../replica/write-conflict';
import type { CommandContext } from './context';

const WAIT_MS = 100;

/**
 * Waits, for a write outside transactions, until the conflicting transaction ends. True if it is time to try again. False
 * for other errors and for writes in a transaction, which fail at once.
 */
export async function outlasted(context: CommandContext, error: unknown): Promise<boolean> {
  const { replica } = context.server;
  if (!replica || context.transaction || !isWriteConflict(error)) return false;
  await replica.set.locks.freed(WAIT_MS);
  context.checkInterrupt();
  return true;
}

/** Waits until no open transaction has written to a collection that is about to be dropped or changed as a whole. */
export async function withoutWriters(context: CommandContext, collection: Collection): Promise<void> {
  const { replica } = context.server;
  while (replica?.set.locks.isHeld(collection)) {
    await replica.set.locks.freed(WAIT_MS);
    context.checkInterrupt();
  }
}

/** Runs a single-write command again after each conflict. The command must not have changed anything when it throws. */
export async function retried<T>(context: CommandContext, write: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!(await outlasted(context, error))) throw error;
    }
  }
}
