import { z } from 'zod';
import { latinDigits, withLatinDigits } from '@/lib/platform/language/digits';
import { messageWith } from '@/lib/platform/language/message';
import { isEmail } from '@/lib/platform/text/email';
import { holidaysIn, WEEK_DAYS } from '@/lib/platform/text/opening-hours';
import { normalizePhone, phoneProblem } from '@/lib/platform/text/phone';
import { typedFigure } from '@/lib/platform/text/typed-figures';
import { parseHolidays } from '@/lib/settings/holidays/rules';
import { parseTestimonials } from './testimonials/rules';

const isEmpty = (value: unknown) =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0);
const absent = (value: unknown) => (isEmpty(value) ? undefined : value);
const figures = (value: unknown) => withLatinDigits(absent(value));

const text = (max: number) =>
  z.preprocess(
    absent,
    z.string().trim().min(1).max(max, messageWith('Please use at most {max} characters', { max })).optional(),
  );

const link = (host: string) =>
  z.preprocess(
    absent,
    z
      .url({ protocol: /^https$/, message: `Enter an address such as https://${host}/your-name` })
      .max(300, 'Please use at most 300 characters')
      .optional(),
  );

const time = z.preprocess(
  figures,
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time such as 09:30')
    .optional(),
);

const HOLIDAYS_MESSAGE = 'Enter dates, such as 2026-12-25, with commas between them';
const MAX_HOLIDAYS = 60;

/** Dates separated by commas, spaces or lines; sorted and without duplicates. */
export const holidaysSchema = z
  .string()
  .trim()
  .overwrite(latinDigits)
  .refine((typed) => /^(?:\d{4}-\d{2}-\d{2}[\s,;]*)*$/.test(typed), HOLIDAYS_MESSAGE)
  .refine((typed) => holidaysIn(typed).every((day) => !Number.isNaN(Date.parse(day))), HOLIDAYS_MESSAGE)
  .refine((typed) => holidaysIn(typed).length <= MAX_HOLIDAYS, `At most ${MAX_HOLIDAYS} dates`)
  .transform((typed) => [...new Set(holidaysIn(typed))].sort().join(', '));

const days = (least: number) =>
  z.preprocess(
    figures,
    z.coerce
      .number('Please enter a number of days')
      .int('Please enter whole days')
      .min(least, least === 0 ? 'At least 0 days' : `At least ${least} day`)
      .max(3650, 'At most 3,650 days')
      .optional(),
  );

/** A phone number of the firm, of any kind, in E.164. */
const phone = z.preprocess(
  absent,
  z
    .string()
    .max(40, messageWith('Please use at most {max} characters', { max: 40 }))
    .transform((typed, context) => {
      const number = normalizePhone(typed);
      if (!number) context.addIssue({ code: 'custom', message: phoneProblem(typed) });
      return number ?? z.NEVER;
    })
    .optional(),
);
const email = text(254).refine(
  (value) => !value || isEmail(value),
  'Enter an email address, such as name@example.com',
);

const figure = (max: number, message: string) =>
  z.preprocess(
    typedFigure,
    z.number('Please enter a number').min(0, 'At least 0').max(max, message).optional(),
  );

/** Body from the settings page. An empty field returns to the server's default. */
export const settingsInputSchema = z
  .object({
    name: text(80),
    tagline: text(120),
    phone,
    email,
    whatsapp: phone,
    address: text(300),
    reraAgentNumber: z.preprocess(withLatinDigits, text(40)),
    foundedYear: z.preprocess(
      figures,
      z.coerce
        .number('Enter a year such as 2009')
        .int('Enter a year such as 2009')
        .min(1900, 'Enter a year such as 2009')
        .max(2100, 'Enter a year such as 2009')
        .optional(),
    ),
    printLine: text(120),
    codePrefix: text(4).refine(
      (value) => !value || /^[A-Z]{2,4}$/.test(value),
      'Use two to four capital letters, such as SG',
    ),
    grievanceName: text(80),
    grievanceEmail: email,
    grievancePhone: phone,
    saleFeePercent: figure(20, 'At most 20 %'),
    rentFeeMonths: figure(12, 'At most 12 months'),
    loanCostsPercent: figure(10, 'At most 10 %'),
    legalCosts: figure(10_000_000, 'At most ₹1 crore'),
    openDays: z.preprocess(absent, z.array(z.enum(WEEK_DAYS)).optional()),
    opensAt: time,
    closesAt: time,
    showDays: z.preprocess(absent, z.array(z.enum(WEEK_DAYS)).optional()),
    showsFrom: time,
    showsUntil: time,
    holidays: z.preprocess(absent, holidaysSchema.optional()),
    publicHolidays: z
      .preprocess(withLatinDigits, text(4000))
      .refine(
        (value) => parseHolidays(value) !== undefined,
        'Enter a day and its name on each line, such as 2027-03-22 Holi',
      ),
    testimonials: text(8000).refine(
      (value) => parseTestimonials(value) !== undefined,
      'Enter a line with the name, the words below it, and an empty line before the next client. At most 12',
    ),
    facebook: link('www.facebook.com'),
    instagram: link('www.instagram.com'),
    x: link('x.com'),
    youtube: link('www.youtube.com'),
    linkedin: link('www.linkedin.com'),
    exitPopup: z.preprocess(absent, z.enum(['on', 'off']).optional()),
    exitTitle: text(80),
    exitText: text(400),
    activityDays: days(1),
    ipDays: days(1),
    erasureDays: days(0),
    enquiryDays: days(1),
    visitDays: days(1),
    homeVisitDays: days(1),
  })
  .refine(
    ({ openDays, opensAt, closesAt }) => {
      const given = [Boolean(openDays?.length), Boolean(opensAt), Boolean(closesAt)].filter(Boolean).length;
      return given === 0 || given === 3;
    },
    { path: ['opensAt'], message: 'Enter the days and both times, or leave all empty' },
  )
  .refine(({ opensAt, closesAt }) => !opensAt || !closesAt || opensAt < closesAt, {
    path: ['closesAt'],
    message: 'The closing time must be after the opening time',
  })
  .refine(({ showsFrom, showsUntil }) => !showsFrom || !showsUntil || showsFrom < showsUntil, {
    path: ['showsUntil'],
    message: 'The last time must be after the first',
  });

export type SettingsInput = z.output<typeof settingsInputSchema>;
type Field = keyof SettingsInput;

/** Sections of the settings, each with its own address and fields. */
export const SECTION_FIELDS = {
  details: [
    'name',
    'tagline',
    'foundedYear',
    'phone',
    'email',
    'whatsapp',
    'reraAgentNumber',
    'codePrefix',
    'printLine',
    'address',
  ],
  grievance: ['grievanceName', 'grievanceEmail', 'grievancePhone'],
  costs: ['saleFeePercent', 'rentFeeMonths', 'loanCostsPercent', 'legalCosts'],
  hours: ['openDays', 'opensAt', 'closesAt'],
  showing: ['showDays', 'showsFrom', 'showsUntil', 'holidays', 'publicHolidays'],
  testimonials: ['testimonials'],
  social: ['facebook', 'instagram', 'x', 'youtube', 'linkedin'],
  exit: ['exitPopup', 'exitTitle', 'exitText'],
  retention: ['activityDays', 'ipDays', 'erasureDays', 'enquiryDays', 'homeVisitDays', 'visitDays'],
} as const satisfies Record<string, readonly Field[]>;
export type SettingsSection = keyof typeof SECTION_FIELDS;
export const SETTINGS_SECTIONS = Object.keys(SECTION_FIELDS) as [SettingsSection, ...SettingsSection[]];

/** Version 0 means never saved. `sections` has the version of each section saved separately. */
export type StoredSettings = {
  version: number;
  sections: Partial<Record<SettingsSection, number>>;
  settings: SettingsInput;
};

/** `version` is the one that the editor read: the section's, or without a section that of all settings, which are then saved together. */
export const settingsUpdateSchema = z.object({
  version: z.number().int().min(0),
  section: z.enum(SETTINGS_SECTIONS).optional(),
  settings: settingsInputSchema,
});

export type SettingsUpdate = z.output<typeof settingsUpdateSchema>;

export const SETTINGS_CONFLICT = 'Someone else saved the settings while you were editing them';
