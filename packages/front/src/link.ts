/** Connection by which the application, whose bundle shares only the global object with this one, notifies the front of writes. */
export type FrontLink = {
  /** Resolves when no process of this machine serves anything with one of the tags. `seq` is the entry's number in the log. */
  invalidate(tags: readonly string[], seq: number | undefined): Promise<void>;
  /** Calls `begin` when this process becomes its machine's leader, which may be at once, later or never. */
  whenLeading?(begin: () => void): void;
  /** Calls `listener` with tags invalidated by others for which `application.follows` is true. Without tags, they are unknown. */
  follow?(listener: (tags?: readonly string[]) => void): void;
};

const KEY = Symbol.for('front.link');
const holder = globalThis as { [KEY]?: FrontLink };

export function setFrontLink(link: FrontLink | undefined): void {
  holder[KEY] = link;
}

/** Undefined in scripts, tests and `next dev`, which run without the front. */
export const frontLink = (): FrontLink | undefined => holder[KEY];
