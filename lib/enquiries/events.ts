import 'server-only';
import type { Actor } from '@/lib/platform/auth/actor';
import { defineEvent } from '@/lib/platform/event';
import type { Language } from '@/lib/platform/language/languages';
import type { EnquiryStatus } from './constants';
import type { CreatedEnquiry } from './dto';
import type { NewEnquiry } from './schema';

/**
 * An enquiry was stored: by the form, or by whatever else creates one. Raised again, with `repeated`, when the same form is sent again,
 * so that a lead whose process ended before it was stored gets stored.
 */
export const enquiryRecorded = defineEvent<{
  enquiry: CreatedEnquiry;
  form: NewEnquiry;
  /** of the page on which it was written */
  language?: Language | undefined;
}>('enquiry.recorded');

/** An admin has answered an enquiry or changed its state. */
export const enquiryMoved = defineEvent<{
  id: string;
  status: EnquiryStatus;
  isAnswer: boolean;
  /** of an answer past this site */
  way?: 'call' | 'whatsapp' | undefined;
  /** when the next step is due, where that was said */
  nextAt?: Date | null | undefined;
  at: Date;
  by: Pick<Actor, 'name' | 'userId'>;
}>('enquiry.moved');
