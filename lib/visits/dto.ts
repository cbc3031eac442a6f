import type { Departure } from '@/lib/listings/lifecycle';
import type { HalfDayDto } from '@/lib/visits/hours/dto';
import type { Side, VisitState, VisitVerdict } from './constants';

/** The message of a step: a reason, a wish, directions to the gate. */
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
  /** requested together with other homes, in route order */
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
  /** for the host: what the next step names, so that one based on an old page is refused */
  seen?: number;
  /** the host's free times: within the proposal, and all others of the next days */
  times?: { proposed: string[]; others: string[] };
  /** this side's link, for its own account or browser */
  url?: string;
  /** the visitor's number: for a signed-in host, never through a link, and not once it was taken back */
  phone?: string;
  /** the visitor has taken the number back: the visit continues by mail and on its page */
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
