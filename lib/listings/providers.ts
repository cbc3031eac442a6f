import 'server-only';
import { defineProviders } from '@/lib/platform/event';
import type { ListingSaved } from './events';

/** Notices about a listing whose facts or photographs were saved, for the person who saved it. */
export const savedNotices = defineProviders<ListingSaved, string[]>('notices about a saved listing');
