import 'server-only';
import { type FrontLink, frontLink } from 'front/link';

/** What is kept beside the values that a process remembers: which link tells of writes, and how many have ended some. */
export type Following = { link?: FrontLink; changes: number };

/**
 * Whether other processes' writes are announced to this one: then it may remember what it has read. Not in scripts, and not under
 * `next dev`. `forget` is called with the tags of each announcement (without tags: anything may have changed), and when a link is new.
 */
export function followsWrites(memory: Following, forget: (tags?: readonly string[]) => void): boolean {
  const link = frontLink();
  if (!link?.follow) return false;
  if (memory.link !== link) {
    memory.link = link;
    forget();
    link.follow(forget);
  }
  return true;
}
