import { z } from 'zod';
import { emailSchema } from '@/lib/accounts/users/schema';
import { TEAM_ROLES } from '@/lib/platform/auth/roles';
import { versionSchema } from '@/lib/platform/http/params';
import { latinDigits, withLatinDigits } from '@/lib/platform/language/digits';
import { messageWith } from '@/lib/platform/language/message';
import { normalizePhone, phoneProblem } from '@/lib/platform/text/phone';
import { MIN_CONTRAST, PAPER_COLOR } from '@/lib/teams/brand/constants';
import { contrastOf, isColor } from '@/lib/teams/brand/rules';
import { MAX_TEAM_NAME_LENGTH } from '@/lib/teams/constants';

const name = z
  .string('Give the team a name')
  .trim()
  .min(2, 'Give the team a name')
  .max(
    MAX_TEAM_NAME_LENGTH,
    messageWith('A name has at most {max} characters', { max: MAX_TEAM_NAME_LENGTH }),
  );

const reraAgentNumber = z
  .string()
  .trim()
  .max(40, 'Please use at most 40 characters')
  .transform((typed) => latinDigits(typed).toUpperCase().replace(/\s/g, ''));

const phone = z
  .preprocess(withLatinDigits, z.string().trim().max(30, 'Please use at most 30 characters'))
  .refine((typed) => !typed || normalizePhone(typed), { error: ({ input }) => phoneProblem(String(input)) })
  .transform((typed) => normalizePhone(typed) ?? '');

const readable = z
  .string()
  .toLowerCase()
  .refine((text) => text === '' || isColor(text), 'Choose a colour, such as #1f4e79')
  .refine(
    (text) => !isColor(text) || contrastOf(text, PAPER_COLOR) >= MIN_CONTRAST,
    'This colour is too light to be read on paper. Choose a darker one',
  );

/** An absent field is left unchanged; an empty one is removed. */
export const teamSchema = z.strictObject({
  name,
  reraAgentNumber: reraAgentNumber.optional(),
  phone: phone.optional(),
  color: readable.optional(),
  secondColor: readable.optional(),
});
export type TeamInput = z.output<typeof teamSchema>;

/** `PATCH /api/team`. */
export const teamUpdateSchema = teamSchema.extend({ __v: versionSchema });

const role = z.enum(TEAM_ROLES, 'Choose a role');

export const inviteSchema = z.strictObject({ email: emailSchema, role });
export type InviteInput = z.output<typeof inviteSchema>;

export const roleSchema = z.strictObject({ role, __v: versionSchema });
export type RoleInput = z.output<typeof roleSchema>;

const id = z.string().regex(/^[0-9a-f]{24}$/);
/** `to` is the successor. The last member, whose departure dissolves the team, omits it. */
export const leaveSchema = z.strictObject({ to: id.optional() });

/** 24 bytes in base64url, the length that the handlers' log omits (lib/platform/http/route.ts). */
const token = z.string().regex(/^[\w-]{32}$/);
export const tokenParams = z.object({ token });
