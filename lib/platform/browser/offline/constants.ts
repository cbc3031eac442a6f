/**
 * Caches of the service worker (worker/). The first three contain pages and records that a person saw or saved, and signing out clears them. The last one has
 * the site's own files.
 */
export const OWN_CACHE = 'saptam-own';
export const HOMES_CACHE = 'saptam-homes';
export const PICTURES_CACHE = 'saptam-pictures';
export const FILES_CACHE = 'saptam-files';
export const PERSONAL_CACHES = [OWN_CACHE, HOMES_CACHE, PICTURES_CACHE] as const;

/** Maximum number of entries per cache. The oldest are removed first. */
export const MAX_STORED: Record<string, number> = {
  [OWN_CACHE]: 20,
  [HOMES_CACHE]: 30,
  [PICTURES_CACHE]: 150,
  [FILES_CACHE]: 400,
};

/** Fired on the window when a call starts to wait. */
export const WAITING_EVENT = 'saptam:waiting';
/** Sent from a page to the worker when the person signs out. */
export const FORGET_MESSAGE = 'FORGET';

export const WORKER_PATH = '/sw.js';
export const OFFLINE_PATH = '/offline';

/** Headers of stored pages with the time of the reply and the title. */
export const STORED_AT_HEADER = 'x-stored-at';
export const STORED_TITLE_HEADER = 'x-stored-title';

/** Name of the database of waiting calls, and of the browser event that sends them. */
export const OUTBOX = 'saptam-outbox';
export const MAX_WAITING = 200;
