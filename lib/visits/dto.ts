import type { Departure } from '@/lib/listings/lifecycle';
import type { HalfDayDto } from '@/lib/visits/hours/dto';
import type { Side, VisitState, VisitVerdict } from './constants';

/** Message of a step, such as a reason, a wish or directions to the gate. */
export type WordDto = { by: Side; text: string; at: string };

export type VisitHomeDto = {
  id: string;
  title: string;
  address: string;
  /** false if the listing is no longer visible */
  isListed: boolean;
  /** only if the lister has set the place; degrees */
  place: { lat: number; lng: number } | null;
};

/** A visit as seen by one side. It contains no e-mail address, and a number only as described at `phone`. */
export type VisitDto = {
  id: string;
  /** the viewing side */
  side: Side;
  home: VisitHomeDto;
  /** the other side's name */
  otherName: string;
  state: VisitState;
  withFamily: boolean;
  /** position in a tour of several homes */
  tour?: { id: string; stop: number; of: number };
  /** why the home is no longer available, if that has cancelled the visit, with the list of similar homes */
  departure?: { why: Departure; similar: string };
  /** the side expected to reply; null if nothing is open */
  turn: Side | null;
  /** half-days proposed by the visitor */
  proposed: HalfDayDto[];
  /** another time offered by the host */
  offered: string | null;
  /** the confirmed time */
  start: string | null;
  words: WordDto[];
  /** how often the visitor may still propose times */
  roundsLeft: number;
  /** version seen by the host, so that steps based on an old page are refused */
  seen?: number;
  /** free times of the host: within the proposal, and on the following days */
  times?: { proposed: string[]; others: string[] };
  /** this side's link, for its own account or browser */
  url?: string;
  /** the visitor's number, for a signed-in host and unless withdrawn, never through a link */
  phone?: string;
  /** true if the visitor has withdrawn the number; the visit continues by mail and on its page */
  isNumberTaken: boolean;
  feedback: { verdict: VisitVerdict; note?: string; isShared: boolean } | null;
};

export type StopDto = {
  visit: string;
  /** straight-line distance from the previous stop; null for the first, and if one of the two places is unknown */
  km: number | null;
};

/** The next day with confirmed visits, in driving order. */
export type RouteDto = { day: string; stops: StopDto[]; totalKm: number | null; mapUrl: string | null };

export type OwnVisitsDto = {
  own: VisitDto[];
  /** visits to homes the caller shows */
  hosted: VisitDto[];
  route: RouteDto | null;
};
