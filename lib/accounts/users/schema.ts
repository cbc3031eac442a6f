import { z } from 'zod';
import { agreedWords } from '@/lib/accounts/schema';
import { STAFF_PASSWORD_LENGTH } from '@/lib/platform/auth/constants';
import { OFFICE_ROLES, USER_ROLES } from '@/lib/platform/auth/roles';
import { versionSchema } from '@/lib/platform/http/params';
import { SPOKEN_LANGUAGES } from '@/lib/platform/language/constants';
import { latinDigits } from '@/lib/platform/language/digits';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { messageWith } from '@/lib/platform/language/message';
import { emailAddress } from '@/lib/platform/text/email';
import { normalizePhone, phoneProblem } from '@/lib/platform/text/phone';
import { MIN_PASSWORD_LENGTH, SIGNUP_ROLES } from './constants';

/** Exact texts (docs/spec/wire.md#exact-messages), the same in the forms and in the API. */
export const MESSAGES = {
  loginFields: 'Please fill in all fields',
  requiredFields: 'Please fill in all required fields',
  passwordsDiffer: 'Passwords do not match',
  passwordShort: messageWith('Password must be at least {min} characters', { min: MIN_PASSWORD_LENGTH }),
  staffPasswordShort: messageWith('Password must be at least {min} characters', {
    min: STAFF_PASSWORD_LENGTH,
  }),
  passwordCommon: 'This password is too easy to guess. Please choose another',
  passwordLong: 'Password is too long',
  email: 'Please enter a valid email address',
  phone: 'Please enter a 10-digit mobile number, or one with its country code',
  role: 'Please choose buyer, seller or broker',
  minor: 'You must be 18 or over to have an account',
} as const;

const MAX_PASSWORD_LENGTH = 1000;

function requiredText(message: string, max: number) {
  return z
    .string(message)
    .trim()
    .min(1, message)
    .max(max, messageWith('Please use at most {max} characters', { max }));
}

export const emailSchema = requiredText(MESSAGES.requiredFields, 254)
  .pipe(emailAddress(MESSAGES.email))
  .overwrite((typed) => typed.normalize('NFC'));

const phoneSchema = z
  .string(MESSAGES.phone)
  .trim()
  .max(30, MESSAGES.phone)
  .transform((typed, context) => {
    const phone = typed === '' ? '' : normalizePhone(typed);
    if (phone !== undefined) return phone;
    context.addIssue({ code: 'custom', message: phoneProblem(typed, MESSAGES.phone) });
    return z.NEVER;
  });

const newPasswordSchema = z
  .string(MESSAGES.requiredFields)
  .min(1, MESSAGES.requiredFields)
  .min(MIN_PASSWORD_LENGTH, MESSAGES.passwordShort)
  .max(MAX_PASSWORD_LENGTH, MESSAGES.passwordLong);

const givenPassword = z.string(MESSAGES.loginFields).min(1, MESSAGES.loginFields).max(MAX_PASSWORD_LENGTH);

const CODE_MESSAGE = 'Please enter the six digits from your app, or a recovery code';

/** Six digits, or a recovery code; spaces and hyphens are allowed for readability. */
export const factorCodeSchema = z
  .string(CODE_MESSAGE)
  .max(40, CODE_MESSAGE)
  .transform((typed) => latinDigits(typed).replace(/[\s-]/g, '').toLowerCase())
  .refine((code) => /^(\d{6}|[0-9a-z]{10})$/.test(code), CODE_MESSAGE);

export const loginSchema = z.object({
  email: z.string(MESSAGES.loginFields).trim().min(1, MESSAGES.loginFields).max(254),
  password: givenPassword,
  /** authenticator code or recovery code, for accounts with a second factor */
  code: factorCodeSchema.optional(),
});

export const registerSchema = z.object({
  name: requiredText(MESSAGES.requiredFields, 120),
  email: emailSchema,
  phone: phoneSchema.optional().default(''),
  password: newPasswordSchema,
  role: z.enum(SIGNUP_ROLES, MESSAGES.role).default('buyer'),
  /** 18 or older; if absent, asked on the first page after sign-in */
  isAdult: z.literal(true, MESSAGES.minor).optional(),
  agreedWords,
});

const confirmPassword = z.string().min(1, MESSAGES.requiredFields);
const isRepeated = (form: { password: string; confirmPassword: string }) =>
  form.password === form.confirmPassword;
const REPEATED = {
  path: ['confirmPassword'],
  message: MESSAGES.passwordsDiffer,
  // checked even if another field is wrong, so that everything to correct is shown at once
  when: () => true,
};

/** Forms that ask for a new password ask for it twice; the API does not. */
export const registerFormSchema = registerSchema
  .extend({ confirmPassword, isAdult: z.boolean().optional() })
  .refine(isRepeated, REPEATED);
export const newPasswordFormSchema = z
  .object({ password: newPasswordSchema, confirmPassword })
  .refine(isRepeated, REPEATED);

const identityNumber = z
  .string()
  .trim()
  .overwrite(latinDigits)
  .max(40, 'Please use at most 40 characters')
  .optional();

export const profileUpdateSchema = z.object({
  name: requiredText('Please enter your name', 120),
  email: z.string().max(254).optional(),
  phone: requiredText('Please enter your phone number', 30).pipe(phoneSchema),
  /** language of mails to this account */
  language: z.enum(LANGUAGES).optional(),
  languages: z.array(z.enum(SPOKEN_LANGUAGES)).max(SPOKEN_LANGUAGES.length).optional(),
  aadhaarNumber: identityNumber,
  panNumber: identityNumber,
  /** written as on the certificate, without spaces */
  reraAgentNumber: identityNumber.transform((typed) => typed?.toUpperCase().replace(/\s/g, '')),
  __v: versionSchema,
});

export const forgottenSchema = z.object({ email: emailSchema });
export const resetSchema = z.object({ token: z.string().min(20).max(200), password: newPasswordSchema });
export const verifyEmailSchema = z.object({ token: z.string().min(20).max(200) });
export const passwordChangeSchema = z.object({
  currentPassword: givenPassword,
  password: newPasswordSchema,
});
export const passwordChangeFormSchema = passwordChangeSchema
  .extend({ confirmPassword })
  .refine(isRepeated, REPEATED);
export const languageSchema = z.object({ language: z.enum(LANGUAGES) });
export const ageSchema = z.object({ isAdult: z.boolean() });
export const recordingSchema = z.object({ recordActivity: z.boolean() });
export const accountDeletionSchema = z.object({ password: givenPassword });
export const revealSchema = z.object({ field: z.enum(['aadhaarNumber', 'panNumber']) });
/** `office` is the office role of an admin. */
export const roleChangeSchema = z.object({
  role: z.enum(USER_ROLES),
  office: z.enum(OFFICE_ROLES).optional(),
  /** the role shown by the page: `standingLabel` of lib/teams/staff */
  seen: z.string().max(60).optional(),
});

export type RegisterInput = z.output<typeof registerSchema>;
export type ProfileUpdate = z.output<typeof profileUpdateSchema>;
