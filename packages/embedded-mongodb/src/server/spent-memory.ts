import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** V8 collects what smaller messages leave while it is young. */
const LARGE = 8 * 1024 * 1024;

let collect: (() => void) | undefined;

/**
 * Call it before a message is answered. Answering a large one takes about ten times its size for a moment: what earlier ones and its
 * own pieces have left is collected first. V8 would wait until much more has come together: peaks of 395 to 456 MiB, 366 now.
 */
export function makeRoomFor(message: Buffer): void {
  if (message.length < LARGE) return;
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  }
  collect();
}
