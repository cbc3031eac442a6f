import 'server-only';
import { defineEvent } from '@/lib/platform/event';

/** Raised when a shared list receives a reply. The payload is the list's owner. */
export const listReplied = defineEvent<string>('list replied');

export type TourRequest = {
  owner: string;
  /** account that chose the homes */
  sentBy: string;
  name: string;
  phone: string;
  day: string;
  homes: readonly string[];
};

/** Raised when a reader of a client's list asks to see homes on one day. */
export const tourRequested = defineEvent<TourRequest>('tour requested');
