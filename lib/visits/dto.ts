import type { Departure } from '@/lib/listings/lifecycle';
import type { HalfDayDto } from '@/lib/visits/hours/dto';
import type { Side, VisitState, VisitVerdict } from './constants';

/** What was said with a step: a reason, a wish, the way to the gate. */
export type WordDto = { by: Side; text: string; at: string };

export type VisitHomeDto = {
  id: string;
  title: string;
  address: string;
  /** false when the listing can no longer be seen */
  isListed: boolean;
  /** only when the lister has set the place; degrees */
  place: { lat: number; lng: number } | null;
};

/** A visit as one of its two sides sees it. It contains no e-mail address, and a number only as `phone` says. */
export type VisitDto = {
  id: string;
  /** whose view this is */
  side: Side;
  home: VisitHomeDto;
  /** the name of the other side */
  otherName: string;
  state: VisitState;
  withFamily: boolean;
  /** asked for together with other homes, in the order of the way */
  tour?: { id: string; stop: number; of: number };
  /** why the home is offered no longer, where that has cancelled the visit; with the list of homes like it */
  departure?: { why: Departure; similar: string };
  /** whose word is awaited; null when nothing is open */
  turn: Side | null;
  /** half-days that the visitor proposes */
  proposed: HalfDayDto[];
  /** another time that the host offers */
  offered: string | null;
  /** the confirmed time */
  start: string | null;
  words: WordDto[];
  /** how often the visitor may still propose times */
  roundsLeft: number;
  /** the host's free times: inside what was proposed, and all others of the next days */
  times?: { proposed: string[]; others: string[] };
  /** the link of this side, for its own account or browser */
  url?: string;
  /** the visitor's number: for a host who is signed in, never on a link, and not once it was taken back */
  phone?: string;
  /** the visitor has taken the number back: the visit is arranged by mail and on its page */
  isNumberTaken: boolean;
  feedback: { verdict: VisitVerdict; note?: string; isShared: boolean } | null;
};

export type StopDto = {
  visit: string;
  /** from the stop before, by straight line; null for the first, and when one of the two places is not known */
  km: number | null;
};

/** The next day with confirmed visits, in the order in which to drive. */
export type RouteDto = { day: string; stops: StopDto[]; totalKm: number | null; mapUrl: string | null };

export type OwnVisitsDto = {
  own: VisitDto[];
  /** visits to homes that the caller shows */
  hosted: VisitDto[];
  route: RouteDto | null;
};
