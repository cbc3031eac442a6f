import 'server-only';
import { defineEvent } from '@/lib/platform/event';

/** Somebody called and nobody picked up. Raised once for each call. */
export const callMissed = defineEvent<{ call: string; lead: string; enquiry?: string | undefined }>(
  'call.missed',
);
