import 'server-only';
import type { MessageSide } from '@/lib/enquiries/constants';
import type { Actor } from '@/lib/platform/auth/actor';
import { defineEvent } from '@/lib/platform/event';

/** A message was written, through any channel. */
export const messageRecorded = defineEvent<{
  enquiry: string;
  from: MessageSide;
  text: string;
  at: Date;
  /** its author, if that is an account */
  by?: Pick<Actor, 'name' | 'userId'> | undefined;
}>('conversation.message');
