import { z } from 'zod';
import { EMAIL_MESSAGE, isEmail } from '@/lib/platform/text/email';
import { normalizeMobile, phoneProblem } from '@/lib/platform/text/phone';

const MOBILE_MESSAGE = 'Enter a mobile number with ten digits, such as 98220 12345';

/** A text that must not be empty. */
export const requiredText = (label: string, max: number) =>
  z
    .string({ error: `${label} is required` })
    .trim()
    .min(1, `${label} is required`)
    .max(max, `${label} is too long`);

/** Contact details of a person without an account; name and mobile number are enough. */
export const personFields = {
  name: requiredText('Name', 120),
  phone: z.string({ error: MOBILE_MESSAGE }).transform((typed, context) => {
    const phone = normalizeMobile(typed);
    if (!phone) context.addIssue({ code: 'custom', message: phoneProblem(typed, MOBILE_MESSAGE) });
    return phone ?? '';
  }),
  email: z
    .string()
    .trim()
    .max(254)
    .refine((typed) => typed === '' || isEmail(typed), EMAIL_MESSAGE)
    .optional(),
};

/** The sentence beside a form's WhatsApp checkbox at the time it was ticked (lib/channels/consents). */
export const agreedWords = z.string().max(500).optional().catch(undefined);
