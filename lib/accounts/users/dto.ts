import { z } from 'zod';
import { DOCUMENT_TYPES } from '@/lib/platform/auth/constants';
import { sessionUserDto } from '@/lib/platform/auth/dto';
import { SPOKEN_LANGUAGES } from '@/lib/platform/language/constants';
import { LANGUAGES } from '@/lib/platform/language/languages';

export const profileDocumentDto = z.strictObject({
  _id: z.string(),
  type: z.enum(DOCUMENT_TYPES),
  url: z.string(),
  name: z.string(),
  size: z.number(),
});
export type ProfileDocument = z.infer<typeof profileDocumentDto>;

/** GET /api/user/profile/{id}. The person sees identity numbers in full, everybody else masked. */
export const profileDto = sessionUserDto
  .pick({ email: true, isVerified: true, name: true, phone: true, role: true })
  .extend({
    _id: z.string(),
    aadhaarNumber: z.string(),
    panNumber: z.string(),
    /** registration as a real estate agent; empty if none */
    reraAgentNumber: z.string(),
    /** address of the person's picture, or null */
    picture: z.string().nullable(),
    languages: z.array(z.enum(SPOKEN_LANGUAGES)),
    documents: z.array(profileDocumentDto),
    /** language of mails to this person */
    language: z.enum(LANGUAGES),
    recordActivity: z.boolean(),
    createdAt: z.string(),
    /** when the account will be erased, if the person requested it */
    erasureAt: z.string().nullable(),
    __v: z.number(),
  });
export type ProfileDto = z.infer<typeof profileDto>;
