import { setTimeout as pause } from 'node:timers/promises';

/** Waits until this holds, for a minute: what is done in the background takes its time on a busy machine. */
export async function until(holds: () => unknown, giveUpAt = Date.now() + 60_000): Promise<void> {
  try {
    await holds();
  } catch (error) {
    if (Date.now() > giveUpAt) throw error;
    await pause(50);
    await until(holds, giveUpAt);
  }
}
