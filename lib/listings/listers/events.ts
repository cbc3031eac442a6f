import 'server-only';
import { defineEvent } from '@/lib/platform/event';

/** How fast does this account usually answer? Without an account: the agency. Undefined while too little is known. */
export const answerBandRequested = defineEvent<string | undefined, string | undefined>('answer band');
