import { z } from 'zod';
import { idempotencyKeySchema, objectIdSchema } from '@/lib/platform/http/params';
import { latinDigits } from '@/lib/platform/language/digits';
import { messageWith } from '@/lib/platform/language/message';
import { isEmail } from '@/lib/platform/text/email';
import { first, listFields, textParam } from '@/lib/platform/text/list-url';
import { isDay } from '@/lib/platform/time/indian-day';
import { MAX_OTHER_PHONES, MAX_TAG_LENGTH, MAX_TAGS } from './constants';
import { isMobile, listOf, NO_MOBILE, tagsOf } from './rules';

/** The query string of `/admin/contactlist` and `GET /api/contact`. Unreadable values count as absent. */
export const contactSearchSchema = z.object({
  ...listFields,
  search: textParam,
  organization: textParam,
  jobTitle: textParam,
  homeCity: textParam,
  homeState: textParam,
  businessState: textParam,
  tag: textParam,
  /** who is in charge of them, or `none` */
  owner: z
    .preprocess(first, z.union([objectIdSchema, z.literal('none')]))
    .optional()
    .catch(undefined),
  by: z.preprocess(first, z.enum(['name', 'createdAt'])).catch('name'),
  sort: z.preprocess(first, z.enum(['asc', 'desc'])).catch('asc'),
});

/** The directory's query with a file format, for the export. */
export const contactExportSchema = contactSearchSchema.extend({
  format: z.preprocess(first, z.enum(['csv', 'xlsx', 'vcf'])).catch('csv'),
});

export type ContactExport = z.infer<typeof contactExportSchema>;
export type ContactSearch = z.infer<typeof contactSearchSchema>;

const optional = (max: number) =>
  z
    .string()
    .trim()
    .max(max, messageWith('Please use at most {max} characters', { max }))
    .optional()
    .transform((value) => value || undefined);

/** at least three digits, because extension numbers are phones too */
const PHONE = /^(?=(?:\D*\d){3})[\d\s()+./#-]{3,40}$/;
const phone = optional(40)
  .transform((value) => value && latinDigits(value))
  .refine((value) => !value || PHONE.test(value), 'Use digits, at least three, with spaces, + and brackets');
const day = z
  .string()
  .trim()
  .optional()
  .transform((value) => (value ? latinDigits(value) : undefined))
  .refine((value) => !value || isDay(value.slice(0, 10)), 'Use a date such as 1984-11-21');

/** A contact as the form sends it; empty fields are absent. An import makes the same from a row. */
export const contactInputSchema = z.object({
  firstName: z
    .string()
    .trim()
    .min(1, 'Please enter a first name')
    .max(120, 'Please use at most 120 characters'),
  lastName: z.string().trim().max(120, 'Please use at most 120 characters').default(''),
  jobTitle: optional(120),
  mobilePhone: phone.refine((value) => !value || !PHONE.test(value) || isMobile(value), NO_MOBILE),
  emailAddress: optional(254).refine(
    (value) => !value || isEmail(value),
    'Enter an email address, such as name@example.com',
  ),
  homePhone: phone,
  businessPhone: phone,
  otherPhones: optional(MAX_OTHER_PHONES)
    .transform((value) => value && latinDigits(value))
    .refine(
      (value) => listOf(value).every((value) => PHONE.test(value)),
      'Enter phone numbers separated by commas',
    ),
  otherEmails: optional(2000).refine(
    (value) => listOf(value).every(isEmail),
    'Enter email addresses separated by commas',
  ),
  birthday: day,
  anniversary: day,
  gender: optional(40),
  organization: optional(120),
  department: optional(120),
  notes: optional(4000),
  tags: z
    .union([z.string(), z.array(z.string()).transform((list) => list.join(','))])
    .optional()
    .transform((value) => tagsOf(value))
    .refine(
      (tags) => tags.length <= MAX_TAGS && tags.every((tag) => tag.length <= MAX_TAG_LENGTH),
      messageWith('Use at most {tags} tags of at most {max} characters', {
        tags: MAX_TAGS,
        max: MAX_TAG_LENGTH,
      }),
    )
    .transform((tags) => tags.join(', ') || undefined),
  /** absent keeps the owner, empty removes it */
  owner: z.union([objectIdSchema, z.literal('')], 'Choose a colleague').optional(),
  homeCity: optional(120),
  homeState: optional(120),
  businessState: optional(120),
});
export type ContactInput = z.output<typeof contactInputSchema>;

export const newContactSchema = contactInputSchema.extend({ idempotencyKey: idempotencyKeySchema });
export type NewContact = z.output<typeof newContactSchema>;

/** `__v` is the version that the editor read. */
export const contactUpdateSchema = contactInputSchema.extend({ __v: z.number().int().min(0) });
