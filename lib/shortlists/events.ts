import 'server-only';
import { defineEvent } from '@/lib/platform/event';

/** Somebody has replied to a shared list: the list's owner. */
export const listReplied = defineEvent<string>('list replied');

export type TourRequest = {
  /** whose list it is */
  owner: string;
  /** the account that chose the homes */
  sentBy: string;
  name: string;
  phone: string;
  day: string;
  homes: readonly string[];
};

/** Somebody with the link of a list that was chosen for them asks to see homes on one day. */
export const tourRequested = defineEvent<TourRequest>('tour requested');
