/**
 * Where the application reaches the front door. What starts the application (packages/edge-cache/src/application.ts) and the application
 * itself are two bundles in one thread, so they share nothing but the global object.
 */
export type FrontDoorLink = {
  /** this process's name in the `front_doors` collection */
  node: string;
  /** Drops what carries one of the tags in this process, and has its siblings read the log at once. */
  drop(tags: readonly string[]): void | Promise<void>;
};

const KEY = Symbol.for('saptam.front-door');
type Holder = { [KEY]?: FrontDoorLink };

export function setFrontDoorLink(link: FrontDoorLink | undefined): void {
  (globalThis as Holder)[KEY] = link;
}

/** Undefined in scripts, tests and `next dev`, where no front door stands before the application. */
export function frontDoorLink(): FrontDoorLink | undefined {
  return (globalThis as Holder)[KEY];
}
