import 'server-only';
import { defineEvent } from '@/lib/platform/event';

/** A shared list received a reply; carries the list's owner. */
export const listReplied = defineEvent<string>('list replied');

export type TourRequest = {
  owner: string;
  /** the account that chose the homes */
  sentBy: string;
  name: string;
  phone: string;
  day: string;
  homes: readonly string[];
};

/** A reader of a client's list asks to see homes on one day. */
export const tourRequested = defineEvent<TourRequest>('tour requested');
