import type { SessionUser } from '@/lib/platform/auth/dto';

/** An account as an admin sees it, without identity numbers, not even masked. */
export type AdminUserDto = Omit<SessionUser, 'language' | 'team'> & {
  hasSecondFactor: boolean;
  active: boolean;
  createdAt: string;
  lastLoginAt?: string;
};
