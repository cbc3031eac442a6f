import type { Language } from '@/lib/platform/language/languages';
import type { LetterState } from './constants';

/** The owner of a home as entered by its lister. */
export type OwnerDto = {
  name: string;
  phone: string;
  email: string;
  language: Language;
  hasLetters: boolean;
  /** true if the owner has stopped the letters, which only the owner can undo */
  isStopped: boolean;
  __v: number;
};

/** One home's week, with counts of the week before. */
export type HomeWeek = {
  title: string;
  type: string;
  price: number;
  /** number of times its card was on a visitor's screen */
  shown: number;
  opened: number;
  openedBefore: number;
  asked: number;
  askedBefore: number;
  /** past and upcoming visits */
  visits: number;
  ahead: number;
  /** answers that visitors share with the lister */
  said: { yes: number; maybe: number; no: number };
  /** similar homes on offer: number, openings, lower prices, and homes sold or let */
  like: { count: number; opened?: number; lowered: number; closed: number };
  buyers: number;
  /** the lower price that gains the most buyers per rupee, or the lowest examined */
  lower?: { price: number; buyers: number };
};

export type LetterDto = {
  id: string;
  week: string;
  name: string;
  email: string;
  language: Language;
  homes: number;
  state: LetterState;
  subject: string;
  text: string;
  __v: number;
  sendAt: string;
  sentAt?: string;
  sharedAt?: string;
  /** opens WhatsApp with the text; absent without a number or a text */
  whatsapp?: string;
};

export type StopDto = { broker: string; isStopped: boolean };
