import 'server-only';
import { defineProviders } from '@/lib/platform/event';
import type { InboundMail } from '@/lib/platform/mail/inbound';
import type { MailOutcome } from './constants';

/** Reads a mail about a home that arrived at an account's address for drafts. */
export const homeMailReaders = defineProviders<{ userId: string; mail: InboundMail }, MailOutcome>(
  'readers of mails about homes',
);
