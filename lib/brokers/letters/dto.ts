import type { Language } from '@/lib/platform/language/languages';
import type { LetterState } from './constants';

/** The owner of a home as its lister has entered them. */
export type OwnerDto = {
  name: string;
  phone: string;
  email: string;
  language: Language;
  hasLetters: boolean;
  /** the owner has stopped the letters: only the owner starts them again */
  isStopped: boolean;
  __v: number;
};

/** A week of one home, with counts of the week before. */
export type HomeWeek = {
  title: string;
  type: string;
  price: number;
  /** on a visitor's screen in a list */
  shown: number;
  opened: number;
  openedBefore: number;
  asked: number;
  askedBefore: number;
  /** visits that took place, and those that are to come */
  visits: number;
  ahead: number;
  /** answers of visitors who let the lister know */
  said: { yes: number; maybe: number; no: number };
  /** similar homes on offer: how many, how often one of them was opened, and how many changed or left */
  like: { count: number; opened?: number; lowered: number; closed: number };
  buyers: number;
  /** the lower price that gains the most buyers per rupee, else the lowest that was looked at */
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
  /** of its words */
  __v: number;
  sendAt: string;
  sentAt?: string;
  sharedAt?: string;
  /** opens WhatsApp with the text; absent without a number or a text */
  whatsapp?: string;
};

/** What the link of a letter opens. */
export type StopDto = { broker: string; isStopped: boolean };
