import 'server-only';
import { defineProviders } from '@/lib/platform/event';
import type { ListingSaved } from './events';

/** Notices for the person who saved a listing's facts or photos. */
export const savedNotices = defineProviders<ListingSaved, string[]>('notices about a saved listing');
