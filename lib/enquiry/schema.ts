import { z } from 'zod';
import { EMAIL_MESSAGE } from '@/lib/email';
import { SERVICE_SLUGS } from '@/lib/service-line/dto';

const field = (label: string, max: number) =>
  z
    .string({ error: `${label} is required` })
    .trim()
    .min(1, `${label} is required`)
    .max(max, `${label} is too long`);

/** What a person fills in; all four are required. */
export const enquiryFormSchema = z.object({
  name: field('Name', 120),
  email: z.string({ error: EMAIL_MESSAGE }).trim().max(254).pipe(z.email(EMAIL_MESSAGE)),
  phone: field('Phone', 30).regex(/^[+\d][\d\s()-]{5,}$/, 'Enter a phone number with at least six digits'),
  message: field('Message', 4000),
});

/**
 * `POST /api/contact`: the fields of the form, and what it adds. Ids and slugs that cannot be read are left out
 * rather than refused: the message matters more than where it came from.
 */
export const enquirySchema = enquiryFormSchema.extend({
  propertyId: z.string().max(64).optional().catch(undefined),
  propertyTitle: z.string().trim().max(200).optional().catch(undefined),
  serviceLine: z.enum(SERVICE_SLUGS).optional().catch(undefined),
  idempotencyKey: z.uuid().optional().catch(undefined),
  /** a field that people do not see; programs fill it in */
  website: z.string().max(500).optional().catch('unreadable'),
  /** milliseconds between opening the form and sending it, as our form measures it */
  fillMs: z.number().nonnegative().optional().catch(undefined),
});

export type EnquiryForm = z.infer<typeof enquiryFormSchema>;
export type EnquiryInput = z.infer<typeof enquirySchema>;
