import { z } from 'zod';
import { CATEGORIES, LISTING_TYPES } from '@/lib/listings/fields/vocabulary';
import { objectIdSchema, timeSchema, versionSchema } from '@/lib/platform/http/params';
import { withLatinDigits } from '@/lib/platform/language/digits';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { messageWith } from '@/lib/platform/language/message';
import { holidaysIn, WEEK_DAYS } from '@/lib/platform/text/opening-hours';
import { slugify } from '@/lib/platform/text/slug';
import { holidaysSchema } from '@/lib/settings/schema';
import { MAX_LOCALITIES, MAX_MINUTES, MAX_RULES, MIN_MINUTES } from './constants';

const ruleSchema = z.strictObject({
  localities: z
    .array(z.string().max(80))
    .max(MAX_LOCALITIES)
    .transform((names) => [...new Set(names.map(slugify).filter(Boolean))]),
  types: z.array(z.enum(LISTING_TYPES)),
  categories: z.array(z.enum(CATEGORIES)),
  languages: z.array(z.enum(LANGUAGES)),
  members: z.array(objectIdSchema).min(1, 'Choose at least one member').max(60),
});

const RANGE = messageWith('From {min} to {max} minutes', { min: MIN_MINUTES, max: MAX_MINUTES });

/** `PUT /api/team/answers`, which replaces all rules at once. */
export const answerRulesSchema = z
  .strictObject({
    __v: versionSchema,
    isOn: z.boolean(),
    minutes: z
      .preprocess(withLatinDigits, z.coerce.number<string | number>(RANGE))
      .pipe(z.int(RANGE).min(MIN_MINUTES, RANGE).max(MAX_MINUTES, RANGE)),
    days: z.array(z.enum(WEEK_DAYS)).min(1, 'Choose at least one day'),
    from: timeSchema,
    until: timeSchema,
    isClosedOnHolidays: z.boolean(),
    holidays: holidaysSchema.transform(holidaysIn),
    rules: z.array(ruleSchema).max(MAX_RULES, messageWith('At most {max} rules', { max: MAX_RULES })),
  })
  .refine(({ from, until }) => from < until, {
    path: ['until'],
    message: 'The end must be after the start',
  });
export type AnswerRulesInput = z.output<typeof answerRulesSchema>;
