import type { PropertyCardDto } from '@/lib/listings/dto';
import type { VisitVerdict } from '@/lib/visits/constants';
import type { HomeAnswer, Keys, TourState, UnplacedReason } from './constants';

type Named = { id: string; name: string };

/** A home of a tour with the person who opens it. */
export type TourHomeDto = {
  /** of the listing */
  id: string;
  title: string;
  keys: Keys;
  note: string;
  /** the contact; for a home listed outside the team, only the lister's name */
  name: string;
  phone: string;
  email: string;
  isOutside: boolean;
  answer: HomeAnswer;
  /** the message with the answer of the person who opens the home */
  word: string;
  isAsked: boolean;
  /** start times */
  times: string[];
  /** the page for confirming it, and a text with its link; '' before the tour is sent */
  url: string;
  message: string;
};

export type TourFamilyDto = {
  client: string;
  name: string;
  /** listings */
  homes: string[];
  phone: string;
  /** true if the family agreed to mails and has an address */
  mayMail: boolean;
  isMailed: boolean;
  url: string;
  message: string;
};

export type TourStopDto = {
  id: string;
  /** of the listing */
  home: string;
  client: string;
  agent: string;
  /** instants */
  start: string;
  end: string;
  /** straight line from the agent's previous stop; null for the first, and if a place is unknown */
  km: number | null;
  verdict: VisitVerdict | null;
  note: string;
};

/** A tour as its team sees it. */
export type TourDto = {
  id: string;
  /** Indian day and times */
  day: string;
  from: string;
  until: string;
  minutes: number;
  state: TourState;
  /** true once the tour can no longer be planned */
  hasBegun: boolean;
  agents: (Named & { totalKm: number; mapUrl: string | null; collects: string[] })[];
  homes: TourHomeDto[];
  families: TourFamilyDto[];
  stops: TourStopDto[];
  unplaced: { home: string; client: string; why: UnplacedReason }[];
  __v: number;
};

export type TourItemDto = {
  id: string;
  day: string;
  state: TourState;
  families: number;
  homes: number;
  confirmed: number;
  declined: number;
};

/** Wishes for tours that families left on their pages, by day. */
export type TourWishDto = {
  day: string;
  families: { client: string; name: string; homes: string[] }[];
  homes: Named[];
};

type LinkBase = {
  /** the broker */
  from: string;
  phone: string;
  day: string;
  state: TourState;
};

export type LinkedStopDto = Omit<TourStopDto, 'client'> & {
  title: string;
  card: PropertyCardDto | null;
  /** true if its owner has declined */
  isOff: boolean;
  /** true once the tour has begun and thumbs are accepted */
  mayJudge: boolean;
};

/** A tour by its link: a family's route, or the times of the home that the reader opens. */
export type LinkedTourDto =
  | (LinkBase & { side: 'family'; name: string; stops: LinkedStopDto[]; mapUrl: string | null })
  | (LinkBase & {
      side: 'owner';
      title: string;
      keys: Keys;
      times: { start: string; end: string }[];
      answer: HomeAnswer;
      word: string;
    });

/** Feedback of one family on the homes it saw. */
export type TourResultDto = {
  tour: string;
  day: string;
  client: string;
  name: string;
  homes: { home: string; title: string; type: 'sale' | 'rent'; verdict: VisitVerdict | null; note: string }[];
};
