import { z } from 'zod';
import { idempotencyKeySchema, objectIdSchema } from '@/lib/platform/http/params';
import { latinDigits } from '@/lib/platform/language/digits';
import { messageWith } from '@/lib/platform/language/message';
import { isEmail } from '@/lib/platform/text/email';
import { dirParam, first, pageParam, textParam } from '@/lib/platform/text/list-url';
import { normalizePhone } from '@/lib/platform/text/phone';
import { parseMoney, typedPercent } from '@/lib/platform/text/typed-figures';
import { isDay } from '@/lib/platform/time/indian-day';
import { whoParam } from '@/lib/teams/schema';
import {
  DEAL_KINDS,
  DEAL_STAGES,
  DOCUMENT_STATES,
  LOST_REASONS,
  MAX_DATES,
  MAX_DEAL_VALUE,
  MAX_NOTES_LENGTH,
  MAX_PARTIES,
  MAX_SPLITS,
  PARTY_ROLES,
  REMIND_DAYS,
} from './constants';
import { DEAL_DOCUMENTS, type DealDocument } from './papers.constants';

const AMOUNT = 'Enter an amount, such as 45 lakh';
const MAX_AMOUNT = 'At most ₹10,000 crore';

/** Whole rupees as people type them. Refuses paise instead of rounding. */
export const rupeesFrom = (min: 0 | 1) =>
  z.preprocess(
    (typed) => (typeof typed === 'string' ? parseMoney(typed) : typed),
    z
      .number(AMOUNT)
      .int('Enter whole rupees, without paise')
      .min(min, AMOUNT)
      .max(MAX_DEAL_VALUE, MAX_AMOUNT),
  );
/** Reads an empty field as 0. */
const rupees = z.preprocess(
  (typed) => (typeof typed === 'string' && typed.trim() === '' ? 0 : typed),
  rupeesFrom(0),
);

const text = (max: number) => z.string().trim().max(max, messageWith('At most {max} characters', { max }));
const given = (max: number, message: string) => text(max).min(1, message);

export const dealDaySchema = z
  .string()
  .overwrite(latinDigits)
  .regex(/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/, 'Use a date such as 2026-12-01')
  .refine(isDay, 'Use a date such as 2026-12-01');

const PERCENT = 'Enter a percentage with at most two decimals';
/** Percent with at most two decimals. */
export const percent = z.preprocess(
  typedPercent,
  z
    .number(PERCENT)
    .min(0, PERCENT)
    .max(100, 'At most 100 %')
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, PERCENT),
);

const optionalId = objectIdSchema.nullish().transform((id) => id ?? null);

const phone = text(30)
  .optional()
  .default('')
  .transform((typed) => (typed ? (normalizePhone(typed) ?? latinDigits(typed)) : ''));
const email = text(254)
  .optional()
  .default('')
  .refine((typed) => !typed || isEmail(typed), 'Enter an email address');

const party = z
  .object({
    id: objectIdSchema.optional(),
    role: z.enum(PARTY_ROLES, 'Choose a role'),
    client: optionalId,
    name: text(120).optional().default(''),
    phone,
    email,
  })
  // a client already has a name, and an erased person stays without one
  .refine(({ client, name, id }) => Boolean(client || name || id), {
    path: ['name'],
    message: 'Enter a name',
  });
const parties = z.array(party).max(MAX_PARTIES, messageWith('At most {max} parties', { max: MAX_PARTIES }));

const dealDate = z.object({
  id: objectIdSchema.optional(),
  day: dealDaySchema,
  what: given(160, 'Enter what happens on that day'),
  remindDays: z
    .literal([...REMIND_DAYS])
    .nullish()
    .transform((days) => days ?? null),
  isDone: z.boolean().optional().default(false),
});

const split = z.object({ name: given(120, 'Enter a name'), percent });
const sumOf = (splits: { percent: number }[]) =>
  splits.reduce((sum, { percent: part }) => sum + Math.round(part * 100), 0);

export const commissionSchema = z
  .object({
    percent: percent.nullish(),
    rupees: rupees.nullish(),
    splits: z
      .array(split)
      .max(MAX_SPLITS, messageWith('At most {max} people', { max: MAX_SPLITS }))
      .optional()
      .default([]),
  })
  .refine(({ percent: part, rupees: sum }) => (part == null) !== (sum == null), {
    path: ['rupees'],
    message: 'Enter the commission as an amount or a percentage of the value',
  })
  .refine(({ splits }) => splits.length === 0 || sumOf(splits) === 10_000, {
    path: ['splits'],
    message: 'The shares must add up to 100 %',
  });
export type CommissionInput = z.output<typeof commissionSchema>;

const documentKeys = Object.keys(DEAL_DOCUMENTS) as [DealDocument, ...DealDocument[]];
/** A single paper, because two people may check different ones. */
const documents = z
  .array(
    z.object({
      key: z.enum(documentKeys),
      state: z.enum(DOCUMENT_STATES),
      note: text(300).optional().default(''),
    }),
  )
  .max(documentKeys.length);

const facts = {
  title: given(160, 'Enter a title'),
  kind: z.enum(DEAL_KINDS, 'Choose a kind'),
  value: rupees,
  parties,
  notes: text(MAX_NOTES_LENGTH),
};

export const dealFactsSchema = z.object({
  title: facts.title,
  kind: facts.kind,
  value: rupees,
  notes: facts.notes,
});

const absent = (value: unknown) => (value === '' ? undefined : value);

export const dealStartFormSchema = z
  .object({
    property: z.preprocess(absent, objectIdSchema.optional()),
    title: text(160),
    kind: z.preprocess(absent, facts.kind.optional()),
    client: z.preprocess(absent, objectIdSchema.optional()),
    buyer: text(120),
  })
  .refine(({ title, property }) => Boolean(title || property), {
    path: ['title'],
    message: 'Enter a title, or choose a listing',
  });

/** `POST /api/deals`: a listing or a title is enough. */
export const newDealSchema = z
  .object({
    title: text(160).optional().default(''),
    kind: facts.kind.optional(),
    stage: z.enum(DEAL_STAGES).exclude(['lost', 'registered']).optional().default('enquiry'),
    value: rupees.optional(),
    property: optionalId,
    /** lead whose person becomes a party unless parties are given */
    lead: optionalId,
    /** of a client to another firm's listing or to an own one; adds the person as a party and divides the commission between the firms */
    introduction: optionalId,
    parties: parties.optional().default([]),
    notes: facts.notes.optional().default(''),
    idempotencyKey: idempotencyKeySchema,
  })
  .refine(({ title, property, introduction }) => Boolean(title || property || introduction), {
    path: ['title'],
    message: 'Enter a title, or choose a listing',
  });
export type NewDeal = z.output<typeof newDealSchema>;

/** `PATCH /api/deals/{id}`: the changed fields, with the version they are based on. */
export const dealChangeSchema = z
  .object({
    __v: z.number().int().min(0),
    title: facts.title.optional(),
    kind: facts.kind.optional(),
    stage: z.enum(DEAL_STAGES).optional(),
    lostReason: z.enum(LOST_REASONS, 'Choose a reason').optional(),
    lostNote: text(500).optional(),
    closedOn: dealDaySchema.optional(),
    value: rupees.optional(),
    property: objectIdSchema.nullable().optional(),
    parties: parties.optional(),
    documents: documents.optional(),
    dates: z
      .array(dealDate)
      .max(MAX_DATES, messageWith('At most {max} dates', { max: MAX_DATES }))
      .optional(),
    commission: commissionSchema.nullable().optional(),
    notes: facts.notes.optional(),
  })
  .refine(({ stage, lostReason }) => stage !== 'lost' || lostReason !== undefined, {
    path: ['lostReason'],
    message: 'Choose a reason',
  });
export type DealChange = z.output<typeof dealChangeSchema>;

export const dealQuerySchema = z.object({
  view: z.preprocess(first, z.enum(['board', 'list'])).catch('board'),
  stage: z.preprocess(first, z.enum(DEAL_STAGES)).optional().catch(undefined),
  q: textParam,
  who: whoParam,
  page: pageParam,
  dir: dirParam,
});
export type DealQuery = z.output<typeof dealQuerySchema>;

/** Query of the form's address, with its initial values. */
export const dealStartSchema = z.object({
  property: z.preprocess(first, objectIdSchema).optional().catch(undefined),
  lead: z.preprocess(first, objectIdSchema).optional().catch(undefined),
  client: z.preprocess(first, objectIdSchema).optional().catch(undefined),
});
