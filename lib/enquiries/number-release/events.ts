import 'server-only';
import { defineEvent } from '@/lib/platform/event';

/** Raised when the sender of an enquiry shares a number with a tap. */
export const numberReleased = defineEvent<{ id: string; enquiry: string; at: Date }>('number.released');
