import { setTimeout as pause } from 'node:timers/promises';

/** Waits up to a minute, because background work is slow on a busy machine. */
export async function until(holds: () => unknown, giveUpAt = Date.now() + 60_000): Promise<void> {
  try {
    await holds();
  } catch (error) {
    if (Date.now() > giveUpAt) throw error;
    await pause(50);
    await until(holds, giveUpAt);
  }
}
