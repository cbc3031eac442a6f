import 'server-only';
import { defineEvent } from '@/lib/platform/event';
import type { InboundMail } from '@/lib/platform/mail/inbound';
import type { MailOutcome } from './constants';

/** A mail about a home came to the address for drafts of this account. The listener returns what became of it. */
export const homeMailed = defineEvent<{ userId: string; mail: InboundMail }, MailOutcome>('home mailed');
