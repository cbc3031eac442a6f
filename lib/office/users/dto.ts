import type { OfficeRole, UserRole } from '@/lib/platform/auth/roles';

/** An account as an admin sees it: without identity numbers, not even masked. */
export type AdminUserDto = {
  id: string;
  name: string;
  email: string;
  phone: string;
  role: UserRole;
  /** an admin's role within the office */
  office?: OfficeRole;
  isVerified: boolean;
  hasSecondFactor: boolean;
  active: boolean;
  createdAt: string;
  lastLoginAt?: string;
};
