import 'server-only';
import { defineTask } from '@/lib/platform/work/task';
import { parseMail, recipientsIn } from './inbound';

/** The receiving addresses in the headers of a raw mail. */
export const readRecipients = defineTask('recipients of a mail', recipientsIn);

export const readMail = defineTask('mail', parseMail);
