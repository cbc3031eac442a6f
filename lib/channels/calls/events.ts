import 'server-only';
import { defineEvent } from '@/lib/platform/event';

/** A call went unanswered. Raised once per call. */
export const callMissed = defineEvent<{ call: string; lead: string; enquiry?: string | undefined }>(
  'call.missed',
);
