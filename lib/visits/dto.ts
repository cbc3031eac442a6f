import { z } from 'zod';
import { DEPARTURES } from '@/lib/listings/lifecycle';
import { halfDayDto } from '@/lib/visits/hours/dto';
import { SIDES, STATE_LABELS, VISIT_VERDICTS, type VisitState } from './constants';

/** A step's message, such as a reason, a wish or directions to the gate. */
export const wordDto = z.strictObject({ by: z.enum(SIDES), text: z.string(), at: z.string() });

export const visitHomeDto = z.strictObject({
  id: z.string(),
  title: z.string(),
  address: z.string(),
  /** false if the listing is no longer visible */
  isListed: z.boolean(),
  /** only if the lister has set the place, in degrees */
  place: z.strictObject({ lat: z.number(), lng: z.number() }).nullable(),
});
export type VisitHomeDto = z.infer<typeof visitHomeDto>;

/** A visit as seen by one side. It contains no email address, and a number only as described at `phone`. */
export const visitDto = z.strictObject({
  id: z.string(),
  side: z.enum(SIDES),
  home: visitHomeDto,
  otherName: z.string(),
  state: z.enum(Object.keys(STATE_LABELS) as VisitState[]),
  withFamily: z.boolean(),
  /** stop in a tour of several homes */
  tour: z.strictObject({ id: z.string(), stop: z.number(), of: z.number() }).optional(),
  /** reason why the home is no longer available, if it cancelled the visit, and the list of similar homes */
  departure: z.strictObject({ why: z.enum(DEPARTURES), similar: z.string() }).optional(),
  /** side expected to reply; null if nothing is open */
  turn: z.enum(SIDES).nullable(),
  proposed: z.array(halfDayDto),
  /** alternative time offered by the host */
  offered: z.string().nullable(),
  start: z.string().nullable(),
  words: z.array(wordDto),
  /** remaining rounds in which the visitor can propose times */
  roundsLeft: z.number(),
  /** version seen by the host, so that steps from an old page are refused */
  seen: z.number().optional(),
  /** host's free times, within the proposal and on the following days */
  times: z.strictObject({ proposed: z.array(z.string()), others: z.array(z.string()) }).optional(),
  /** link for this side's own account or browser */
  url: z.string().optional(),
  /** visitor's number, only for a signed-in host, unless withdrawn */
  phone: z.string().optional(),
  /** true if the visitor withdrew the number; the visit continues by mail and on its page */
  isNumberTaken: z.boolean(),
  feedback: z
    .strictObject({ verdict: z.enum(VISIT_VERDICTS), note: z.string().optional(), isShared: z.boolean() })
    .nullable(),
});
export type VisitDto = z.infer<typeof visitDto>;

export const stopDto = z.strictObject({
  visit: z.string(),
  /** straight-line distance from the previous stop; null for the first stop or an unknown place */
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
  hosted: z.array(visitDto),
  route: routeDto.nullable(),
});
export type OwnVisitsDto = z.infer<typeof ownVisitsDto>;
