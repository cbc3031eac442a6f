import 'server-only';
import { defineEvent } from '@/lib/platform/event';
import type { CacheTag } from './tags';

/** Emitted after public content was written and caches were notified. */
export const pagesInvalidated = defineEvent<readonly CacheTag[]>('pages invalidated');
