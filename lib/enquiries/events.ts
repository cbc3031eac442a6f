import 'server-only';
import type { Actor } from '@/lib/platform/auth/actor';
import { defineEvent } from '@/lib/platform/event';
import type { Language } from '@/lib/platform/language/languages';
import type { EnquiryStatus } from './constants';
import type { CreatedEnquiry } from './dto';
import type { NewEnquiry } from './schema';

/**
 * Raised when an enquiry is stored, by the form or any other source. Raised again, with `repeated`, when the form is resent, so that a lead whose process ended
 * too early is still created.
 */
export const enquiryRecorded = defineEvent<{
  enquiry: CreatedEnquiry;
  form: NewEnquiry;
  /** the browser that sent it; absent if the office wrote it down */
  sender?: string | undefined;
  language?: Language | undefined;
}>('enquiry.recorded');

/** An admin has answered an enquiry or changed its state. */
export const enquiryMoved = defineEvent<{
  id: string;
  status: EnquiryStatus;
  isAnswer: boolean;
  /** for an answer outside this site */
  way?: 'call' | 'whatsapp' | undefined;
  /** when the next step is due, if given */
  nextAt?: Date | null | undefined;
  at: Date;
  by: Pick<Actor, 'name' | 'userId'>;
}>('enquiry.moved');
