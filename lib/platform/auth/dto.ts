import { z } from 'zod';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { OFFICE_ROLES, TEAM_ROLES, USER_ROLES, type UserRole } from './roles';

/** An account's only team, by id, and its role there. */
export const membershipDto = z.strictObject({ id: z.string(), role: z.enum(TEAM_ROLES) });
export type Membership = z.infer<typeof membershipDto>;

export const sessionUserDto = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.enum(USER_ROLES),
  isVerified: z.boolean(),
  /** Language of mails to the account, absent until chosen. */
  language: z.enum(LANGUAGES).optional(),
  /** The office role of an account with the role `admin`. */
  office: z.enum(OFFICE_ROLES).optional(),
  team: membershipDto.optional(),
});
export type SessionUser = z.infer<typeof sessionUserDto>;

/** The user in the sign-in reply and in /api/user/me. */
export const loginUserDto = z.strictObject({
  _id: z.string(),
  role: z.enum(USER_ROLES),
  name: z.string(),
  email: z.string(),
  isGuest: z.literal(false),
});
export type LoginUser = z.infer<typeof loginUserDto>;

export function toLoginUser(user: { id: string; role: UserRole; name: string; email: string }): LoginUser {
  return { _id: user.id, role: user.role, name: user.name, email: user.email, isGuest: false };
}
