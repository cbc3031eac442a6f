import { z } from 'zod';
import { sentEnquiryDto } from '@/lib/enquiries/conversation/dto';
import { DEPARTURES } from '@/lib/listings/lifecycle';
import { namedDto } from '@/lib/platform/http/dto';
import { VISIT_STATUSES } from '@/lib/visits/constants';
import { LEAD_NOTE_KINDS, LEAD_SOURCES, LEAD_STATES, LOST_REASONS } from './constants';

export const leadSourceDto = z.strictObject({
  kind: z.enum(LEAD_SOURCES),
  at: z.string(),
  count: z.number(),
});
export type LeadSourceDto = z.infer<typeof leadSourceDto>;

/** A lead as the person who works on it sees it. */
export const leadDto = z.strictObject({
  id: z.string(),
  __v: z.number(),
  state: z.enum(LEAD_STATES),
  lostReason: z.enum(LOST_REASONS).optional(),
  propertyId: z.string().optional(),
  propertyTitle: z.string().optional(),
  /** reason why the home is no longer available */
  departure: z.enum(DEPARTURES).optional(),
  /** absent until the person has given one */
  name: z.string().optional(),
  /** absent when none was given or it was withdrawn */
  phone: z.string().optional(),
  email: z.string().optional(),
  /** each kind once, latest first */
  sources: z.array(leadSourceDto),
  /** the start of the latest question */
  excerpt: z.string().optional(),
  /** something has arrived since it was opened; opened does not mean answered */
  isUnread: z.boolean(),
  waitingSince: z.string().optional(),
  /** milliseconds from the first question to the first answer */
  answeredMs: z.number().optional(),
  nextStep: z.strictObject({ text: z.string(), at: z.string() }).optional(),
  assignee: namedDto.optional(),
  createdAt: z.string(),
  lastAt: z.string(),
});
export type LeadDto = z.infer<typeof leadDto>;

export const leadEnquiryDto = sentEnquiryDto
  .pick({ createdAt: true, id: true, message: true, messages: true })
  .extend({
    /** the entry that shares the reader's own number with the person */
    numberRelease: z.string().optional(),
  });
export const leadVisitDto = z.strictObject({
  id: z.string(),
  status: z.enum(VISIT_STATUSES),
  start: z.string().optional(),
  createdAt: z.string(),
});
export const leadNoteDto = z.strictObject({
  kind: z.enum(LEAD_NOTE_KINDS),
  text: z.string(),
  by: z.string(),
  at: z.string(),
});

export const leadDetailDto = leadDto.extend({
  enquiries: z.array(leadEnquiryDto),
  visits: z.array(leadVisitDto),
  notes: z.array(leadNoteDto),
  /** possible assignees */
  members: z.array(namedDto),
  /** false if the person can only be called or mailed from a mail program */
  canAnswer: z.boolean(),
  /** the reader's own number can be shared with the person */
  canShowNumber: z.boolean(),
  /** values of a template's placeholders */
  fields: z.strictObject({
    name: z.string(),
    title: z.string(),
    price: z.string(),
    link: z.string(),
    agent: z.string(),
  }),
});
export type LeadDetailDto = z.infer<typeof leadDetailDto>;
