import 'server-only';
import { defineEvent } from '@/lib/platform/event';

/** An account has saved a search. `agreedWords` is the sentence beside the checkbox of the form. */
export const searchSaved = defineEvent<{ userId: string; agreedWords?: string | undefined }>('search saved');
