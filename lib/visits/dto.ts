import { z } from 'zod';
import { DEPARTURES } from '@/lib/listings/lifecycle';
import { halfDayDto } from '@/lib/visits/hours/dto';
import { SIDES, STATE_LABELS, VISIT_VERDICTS, type VisitState } from './constants';

/** Message of a step, such as a reason, a wish or directions to the gate. */
export const wordDto = z.strictObject({ by: z.enum(SIDES), text: z.string(), at: z.string() });

export const visitHomeDto = z.strictObject({
  id: z.string(),
  title: z.string(),
  address: z.string(),
  /** false if the listing is no longer visible */
  isListed: z.boolean(),
  /** only if the lister has set the place; degrees */
  place: z.strictObject({ lat: z.number(), lng: z.number() }).nullable(),
});
export type VisitHomeDto = z.infer<typeof visitHomeDto>;

/** A visit as seen by one side. It contains no e-mail address, and a number only as described at `phone`. */
export const visitDto = z.strictObject({
  id: z.string(),
  /** the viewing side */
  side: z.enum(SIDES),
  home: visitHomeDto,
  /** the other side's name */
  otherName: z.string(),
  state: z.enum(Object.keys(STATE_LABELS) as VisitState[]),
  withFamily: z.boolean(),
  /** position in a tour of several homes */
  tour: z.strictObject({ id: z.string(), stop: z.number(), of: z.number() }).optional(),
  /** why the home is no longer available, if that has cancelled the visit, with the list of similar homes */
  departure: z.strictObject({ why: z.enum(DEPARTURES), similar: z.string() }).optional(),
  /** the side expected to reply; null if nothing is open */
  turn: z.enum(SIDES).nullable(),
  /** half-days proposed by the visitor */
  proposed: z.array(halfDayDto),
  /** another time offered by the host */
  offered: z.string().nullable(),
  /** the confirmed time */
  start: z.string().nullable(),
  words: z.array(wordDto),
  /** how often the visitor may still propose times */
  roundsLeft: z.number(),
  /** version seen by the host, so that steps based on an old page are refused */
  seen: z.number().optional(),
  /** free times of the host: within the proposal, and on the following days */
  times: z.strictObject({ proposed: z.array(z.string()), others: z.array(z.string()) }).optional(),
  /** this side's link, for its own account or browser */
  url: z.string().optional(),
  /** the visitor's number, for a signed-in host and unless withdrawn, never through a link */
  phone: z.string().optional(),
  /** true if the visitor has withdrawn the number; the visit continues by mail and on its page */
  isNumberTaken: z.boolean(),
  feedback: z
    .strictObject({ verdict: z.enum(VISIT_VERDICTS), note: z.string().optional(), isShared: z.boolean() })
    .nullable(),
});
export type VisitDto = z.infer<typeof visitDto>;

export const stopDto = z.strictObject({
  visit: z.string(),
  /** straight-line distance from the previous stop; null for the first, and if one of the two places is unknown */
  km: z.number().nullable(),
});

/** The next day with confirmed visits, in driving order. */
export const routeDto = z.strictObject({
  day: z.string(),
  stops: z.array(stopDto),
  totalKm: z.number().nullable(),
  mapUrl: z.string().nullable(),
});
export type RouteDto = z.infer<typeof routeDto>;

export const ownVisitsDto = z.strictObject({
  own: z.array(visitDto),
  /** visits to homes the caller shows */
  hosted: z.array(visitDto),
  route: routeDto.nullable(),
});
export type OwnVisitsDto = z.infer<typeof ownVisitsDto>;
