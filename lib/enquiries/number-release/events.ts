import 'server-only';
import { defineEvent } from '@/lib/platform/event';

/** The sender of an enquiry has shared a number with a tap. */
export const numberReleased = defineEvent<{ id: string; enquiry: string; at: Date }>('number.released');
