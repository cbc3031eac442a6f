import { z } from 'zod';
import { agreedWords, personFields, requiredText } from '@/lib/accounts/schema';
import { SERVICE_SLUGS } from '@/lib/content/service-lines/dto';
import { idempotencyKeySchema } from '@/lib/platform/http/params';
import { latinDigits } from '@/lib/platform/language/digits';
import { EMAIL_MESSAGE, emailAddress } from '@/lib/platform/text/email';
import { isWrongInIndia, normalizePhone, phoneProblem } from '@/lib/platform/text/phone';

const PLAIN_PHONE = /^[+(\d][\d\s()-]{5,}$/;
const FEW_DIGITS = 'Enter a phone number with at least six digits';

/** The fields of the enquiry form; all four are required. */
export const enquiryFormSchema = z.object({
  name: personFields.name,
  email: z.string({ error: EMAIL_MESSAGE }).trim().max(254).pipe(emailAddress()),
  phone: requiredText('Phone', 40)
    .overwrite((typed) => latinDigits(typed.normalize('NFKC')))
    // stored as typed, because a local number without its code is better than no lead; it becomes no link
    .refine(
      (typed) => normalizePhone(typed) !== undefined || (PLAIN_PHONE.test(typed) && !isWrongInIndia(typed)),
      { error: ({ input }) => phoneProblem(String(input), FEW_DIGITS) },
    ),
  message: requiredText('Message', 4000),
  agreedWords,
});

/** The sheet on a listing's page, which only requires a name and a mobile number. */
export const enquirySheetSchema = enquiryFormSchema.extend(personFields);

/** Fields added by the forms. Unreadable ids and slugs are dropped, because the message matters more than its origin. */
const added = {
  propertyId: z.string().max(64).optional().catch(undefined),
  propertyTitle: z.string().trim().max(200).optional().catch(undefined),
  serviceLine: z.enum(SERVICE_SLUGS).optional().catch(undefined),
  /** rejected if unreadable, because a program that writes another key must not take two enquiries for one */
  idempotencyKey: idempotencyKeySchema,
  /** a hidden field that bots fill in */
  website: z.string().max(500).optional().catch('unreadable'),
  /** milliseconds between opening the form and sending it, as our form measures it */
  fillMs: z.number().nonnegative().optional().catch(undefined),
};

/** `POST /api/contact`: the enquiry form, or a listing's sheet, which sets `kind` and names the listing. */
export const enquirySchema = z.discriminatedUnion('kind', [
  enquiryFormSchema.extend({ kind: z.literal('form').optional(), ...added }),
  enquirySheetSchema.extend({
    kind: z.literal('listing'),
    ...added,
    propertyId: z.string().regex(/^[0-9a-f]{24}$/, 'The listing is required'),
  }),
]);

export type EnquiryInput = z.infer<typeof enquirySchema>;

/** The parts of an enquiry from any source. Only the form always has an e-mail address. */
export type NewEnquiry = {
  name: string;
  email?: string | undefined;
  phone: string;
  message: string;
  propertyId?: string | undefined;
  propertyTitle?: string | undefined;
  serviceLine?: EnquiryInput['serviceLine'];
  /** repeating it creates no second enquiry */
  idempotencyKey?: string | undefined;
  /** the sentence beside the checkbox of the form */
  agreedWords?: string | undefined;
};
