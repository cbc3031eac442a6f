import 'server-only';
import { defineEvent } from '@/lib/platform/event';

/** The usual answer time of this account, or of the agency without an account. Undefined while too little is known. */
export const answerBandRequested = defineEvent<string | undefined, string | undefined>('answer band');
