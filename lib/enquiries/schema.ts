import { z } from 'zod';
import { agreedWords, personFields, requiredText } from '@/lib/accounts/schema';
import { SERVICE_SLUGS } from '@/lib/content/service-lines/dto';
import { latinDigits } from '@/lib/platform/language/digits';
import { EMAIL_MESSAGE } from '@/lib/platform/text/email';

/** What a person fills in on the enquiry form; all four are required. */
export const enquiryFormSchema = z.object({
  name: personFields.name,
  email: z.string({ error: EMAIL_MESSAGE }).trim().max(254).pipe(z.email(EMAIL_MESSAGE)),
  phone: requiredText('Phone', 30)
    .overwrite(latinDigits)
    .regex(/^[+\d][\d\s()-]{5,}$/, 'Enter a phone number with at least six digits'),
  message: requiredText('Message', 4000),
  agreedWords,
});

/** The sheet on a listing's page: a name and a mobile number suffice. */
export const enquirySheetSchema = enquiryFormSchema.extend(personFields);

/** What the forms add. Ids and slugs that cannot be read are left out: the message matters more than where it came from. */
const added = {
  propertyId: z.string().max(64).optional().catch(undefined),
  propertyTitle: z.string().trim().max(200).optional().catch(undefined),
  serviceLine: z.enum(SERVICE_SLUGS).optional().catch(undefined),
  idempotencyKey: z.uuid().optional().catch(undefined),
  /** a field that people do not see; programs fill it in */
  website: z.string().max(500).optional().catch('unreadable'),
  /** milliseconds between opening the form and sending it, as our form measures it */
  fillMs: z.number().nonnegative().optional().catch(undefined),
};

/** `POST /api/contact`: the enquiry form, or the sheet of a listing, which says so in `kind` and names the listing. */
export const enquirySchema = z.discriminatedUnion('kind', [
  enquiryFormSchema.extend({ kind: z.literal('form').optional(), ...added }),
  enquirySheetSchema.extend({
    kind: z.literal('listing'),
    ...added,
    propertyId: z.string().regex(/^[0-9a-f]{24}$/, 'The listing is required'),
  }),
]);

export type EnquiryInput = z.infer<typeof enquirySchema>;

/** What an enquiry is made of, whichever way it came: only the form has an e-mail address for sure. */
export type NewEnquiry = {
  name: string;
  email?: string | undefined;
  phone: string;
  message: string;
  propertyId?: string | undefined;
  propertyTitle?: string | undefined;
  serviceLine?: EnquiryInput['serviceLine'];
  /** the same one again makes no second enquiry */
  idempotencyKey?: string | undefined;
};
