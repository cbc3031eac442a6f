import 'server-only';
import { defineProviders } from '@/lib/platform/event';

/** The usual answer time of an account, or of the agency without one. Undefined while too little is known. */
export const answerBands = defineProviders<string | undefined, string | undefined>('answer bands');
