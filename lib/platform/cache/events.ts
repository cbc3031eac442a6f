import 'server-only';
import { defineEvent } from '@/lib/platform/event';
import type { CacheTag } from './tags';

/** Public content was written, and caches were notified. */
export const pagesInvalidated = defineEvent<readonly CacheTag[]>('pages invalidated');
