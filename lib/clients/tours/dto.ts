import { z } from 'zod';
import { propertyCardDto } from '@/lib/listings/dto';
import { namedDto } from '@/lib/platform/http/dto';
import { VISIT_VERDICTS, type VisitVerdict } from '@/lib/visits/constants';
import { HOME_ANSWERS, KEYS, TOUR_STATES, UNPLACED_REASONS } from './constants';

type Named = z.infer<typeof namedDto>;

/** A tour's home with the person who opens it. */
export const tourHomeDto = z.strictObject({
  /** of the listing */
  id: z.string(),
  title: z.string(),
  keys: z.enum(KEYS),
  note: z.string(),
  /** the contact; for a home listed outside the team, only the lister's name */
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  isOutside: z.boolean(),
  answer: z.enum(HOME_ANSWERS),
  /** the message with the answer of the person who opens the home */
  word: z.string(),
  isAsked: z.boolean(),
  /** start times */
  times: z.array(z.string()),
  /** the page for confirming it, and a text with its link; '' before the tour is sent */
  url: z.string(),
  message: z.string(),
});
export type TourHomeDto = z.infer<typeof tourHomeDto>;

export const tourFamilyDto = z.strictObject({
  client: z.string(),
  name: z.string(),
  /** listings */
  homes: z.array(z.string()),
  phone: z.string(),
  /** true if the family agreed to mails and has an address */
  mayMail: z.boolean(),
  isMailed: z.boolean(),
  url: z.string(),
  message: z.string(),
});
export type TourFamilyDto = z.infer<typeof tourFamilyDto>;

export const tourStopDto = z.strictObject({
  id: z.string(),
  /** of the listing */
  home: z.string(),
  client: z.string(),
  agent: z.string(),
  /** instants */
  start: z.string(),
  end: z.string(),
  /** straight line from the agent's previous stop; null for the first, and if a place is unknown */
  km: z.number().nullable(),
  verdict: z.enum(VISIT_VERDICTS).nullable(),
  note: z.string(),
});
export type TourStopDto = z.infer<typeof tourStopDto>;

/** A tour as its team sees it. */
export const tourDto = z.strictObject({
  id: z.string(),
  /** Indian day and times */
  day: z.string(),
  from: z.string(),
  until: z.string(),
  minutes: z.number(),
  state: z.enum(TOUR_STATES),
  /** true once the tour can no longer be planned */
  hasBegun: z.boolean(),
  agents: z.array(
    namedDto.extend({ totalKm: z.number(), mapUrl: z.string().nullable(), collects: z.array(z.string()) }),
  ),
  homes: z.array(tourHomeDto),
  families: z.array(tourFamilyDto),
  stops: z.array(tourStopDto),
  unplaced: z.array(z.strictObject({ home: z.string(), client: z.string(), why: z.enum(UNPLACED_REASONS) })),
  __v: z.number(),
});
export type TourDto = z.infer<typeof tourDto>;

export const tourItemDto = z.strictObject({
  id: z.string(),
  day: z.string(),
  state: z.enum(TOUR_STATES),
  families: z.number(),
  homes: z.number(),
  confirmed: z.number(),
  declined: z.number(),
});
export type TourItemDto = z.infer<typeof tourItemDto>;

/** Wishes for tours that families left on their pages, by day. */
export type TourWishDto = {
  day: string;
  families: { client: string; name: string; homes: string[] }[];
  homes: Named[];
};

const linkBaseDto = z.strictObject({
  /** the broker */
  from: z.string(),
  phone: z.string(),
  day: z.string(),
  state: z.enum(TOUR_STATES),
});

export const linkedStopDto = tourStopDto.omit({ client: true }).extend({
  title: z.string(),
  card: propertyCardDto.nullable(),
  /** true if the owner has declined */
  isOff: z.boolean(),
  /** true once the tour has begun, so that it accepts thumbs */
  mayJudge: z.boolean(),
});

/** A tour behind its link: a family's route, or the times of the home that the reader opens. */
export const linkedTourDto = z.union([
  linkBaseDto.extend({
    side: z.literal('family'),
    name: z.string(),
    stops: z.array(linkedStopDto),
    mapUrl: z.string().nullable(),
  }),
  linkBaseDto.extend({
    side: z.literal('owner'),
    title: z.string(),
    keys: z.enum(KEYS),
    times: z.array(z.strictObject({ start: z.string(), end: z.string() })),
    answer: z.enum(HOME_ANSWERS),
    word: z.string(),
  }),
]);
export type LinkedTourDto = z.infer<typeof linkedTourDto>;

/** Feedback of one family on the homes it saw. */
export type TourResultDto = {
  tour: string;
  day: string;
  client: string;
  name: string;
  homes: { home: string; title: string; type: 'sale' | 'rent'; verdict: VisitVerdict | null; note: string }[];
};
