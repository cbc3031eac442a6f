import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Size of a large message. V8 collects the garbage of smaller messages early. */
const LARGE = 8 * 1024 * 1024;

let collect: (() => void) | undefined;

/**
 * Collects garbage before a large message is answered. Answering it briefly takes about ten times its size, and V8 would let
 * much more garbage pile up first, with peaks of 395 to 456 MiB instead of 366.
 */
export function makeRoomFor(message: Buffer): void {
  if (message.length < LARGE) return;
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  }
  collect();
}
