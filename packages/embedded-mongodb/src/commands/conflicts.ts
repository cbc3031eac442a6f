import type { Collection } from '../catalog/collection';
import { isWriteConflict } from '../replica/write-conflict';
import type { CommandContext } from './context';

const WAIT_MS = 100;

/**
 * A write outside transactions that meets a transaction waits for it to end. True when it is time to try again; false when
 * the error is another one, or when the write belongs to a transaction, which fails at once.
 */
export async function outlasted(context: CommandContext, error: unknown): Promise<boolean> {
  const { replica } = context.server;
  if (!replica || context.transaction || !isWriteConflict(error)) return false;
  await replica.set.locks.freed(WAIT_MS);
  context.checkInterrupt();
  return true;
}

/** Waits until no open transaction has written to a collection that is to be dropped or changed as a whole. */
export async function withoutWriters(context: CommandContext, collection: Collection): Promise<void> {
  const { replica } = context.server;
  while (replica?.set.locks.isHeld(collection)) {
    await replica.set.locks.freed(WAIT_MS);
    context.checkInterrupt();
  }
}

/** Runs a command of one write again after each conflict; it has changed nothing when it throws. */
export async function retried<T>(context: CommandContext, write: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!(await outlasted(context, error))) throw error;
    }
  }
}
