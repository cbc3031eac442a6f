/**
 * The caches of the service worker (worker/). What somebody saw or saved is in the first three, and signing out clears them; files
 * of the site itself are in the last one.
 */
export const OWN_CACHE = 'saptam-own';
export const HOMES_CACHE = 'saptam-homes';
export const PICTURES_CACHE = 'saptam-pictures';
export const FILES_CACHE = 'saptam-files';
export const PERSONAL_CACHES = [OWN_CACHE, HOMES_CACHE, PICTURES_CACHE] as const;

/** How much of each is stored; the oldest goes first. */
export const MAX_STORED: Record<string, number> = {
  [OWN_CACHE]: 20,
  [HOMES_CACHE]: 30,
  [PICTURES_CACHE]: 150,
  [FILES_CACHE]: 400,
};

/** Fired on the window when a call begins to wait. */
export const WAITING_EVENT = 'saptam:waiting';
/** Sent from a page to the worker when its person signs out. */
export const FORGET_MESSAGE = 'FORGET';

export const WORKER_PATH = '/sw.js';
/** Shown in place of a page that is not stored. */
export const OFFLINE_PATH = '/offline';

/** Set on what is stored: when the server sent it, and the title of a page. */
export const STORED_AT_HEADER = 'x-stored-at';
export const STORED_TITLE_HEADER = 'x-stored-title';

/** The database, and the event of the browser, by which waiting calls are sent. */
export const OUTBOX = 'saptam-outbox';
export const MAX_WAITING = 200;
