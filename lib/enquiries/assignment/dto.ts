import { z } from 'zod';
import { CATEGORIES, LISTING_TYPES } from '@/lib/listings/fields/vocabulary';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { WEEK_DAYS } from '@/lib/platform/text/opening-hours';

export const ruleDto = z.strictObject({
  localities: z.array(z.string()),
  types: z.array(z.enum(LISTING_TYPES)),
  categories: z.array(z.enum(CATEGORIES)),
  languages: z.array(z.enum(LANGUAGES)),
  members: z.array(z.string()),
});
export type RuleDto = z.infer<typeof ruleDto>;

export const answerRulesDto = z.strictObject({
  __v: z.number(),
  isOn: z.boolean(),
  minutes: z.number(),
  days: z.array(z.enum(WEEK_DAYS)),
  from: z.string(),
  until: z.string(),
  isClosedOnHolidays: z.boolean(),
  /** with commas */
  holidays: z.string(),
  rules: z.array(ruleDto),
});
export type AnswerRulesDto = z.infer<typeof answerRulesDto>;

/** A member's answers, with the people waiting for them and their own measured time. */
export const answererDto = z.strictObject({
  id: z.string(),
  name: z.string(),
  waiting: z.number(),
  /** start of the longest wait for this member */
  oldest: z.string().optional(),
  /** median milliseconds to the first answer; absent while too little is known */
  medianMs: z.number().optional(),
  /** leads that went on to a colleague in the last 30 days */
  handedOver: z.number(),
});
export type AnswererDto = z.infer<typeof answererDto>;

export const handoverDto = z.strictObject({
  lead: z.string(),
  name: z.string().optional(),
  from: z.string(),
  to: z.string(),
  at: z.string(),
});
export type HandoverDto = z.infer<typeof handoverDto>;

/** The data of `/dashboard/team/answers`. */
export const answersPageDto = z.strictObject({
  rules: answerRulesDto,
  answerers: z.array(answererDto),
  handovers: z.array(handoverDto),
  /** only owners of the team change the rules */
  mayEdit: z.boolean(),
});
export type AnswersPageDto = z.infer<typeof answersPageDto>;
