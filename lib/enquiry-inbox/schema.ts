import { z } from 'zod';
import { ENQUIRY_STATUSES } from '@/lib/enquiry/constants';
import { objectIdSchema } from '@/lib/http/params';
import { dirParam, first, pageParam } from '@/lib/list-url';

export const ENQUIRIES_PAGE_SIZE = 20;

/** The query string of `/admin/enquiries`. `overdue` is new and older than a day. */
export const enquirySearchSchema = z.object({
  page: pageParam,
  status: z
    .preprocess(first, z.enum([...ENQUIRY_STATUSES, 'overdue', 'answered']))
    .optional()
    .catch(undefined),
  assignee: z.preprocess(first, objectIdSchema).optional().catch(undefined),
  by: z.literal('createdAt').catch('createdAt'),
  dir: dirParam,
});
export type EnquirySearch = z.infer<typeof enquirySearchSchema>;

/** A change by an admin: any of its fields. */
export const enquiryChangeSchema = z.object({
  status: z.enum(ENQUIRY_STATUSES).optional(),
  /** id of an admin; empty takes it from everybody */
  assignee: z.union([objectIdSchema, z.literal('')]).optional(),
  note: z.string().trim().max(4000, 'Please use at most 4000 characters').optional(),
});
export type EnquiryChange = z.infer<typeof enquiryChangeSchema>;

export const enquiryReplySchema = z.object({
  text: z.string().trim().min(1, 'Please write an answer').max(4000, 'Please use at most 4000 characters'),
});
