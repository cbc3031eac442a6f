import 'server-only';
import { defineEvent } from '@/lib/platform/event';
import type { InboundMail } from '@/lib/platform/mail/inbound';
import type { MailOutcome } from './constants';

/** A mail about a home arrived at this account's address for drafts. The listener returns the result. */
export const homeMailed = defineEvent<{ userId: string; mail: InboundMail }, MailOutcome>('home mailed');
