import type { UserRole } from '@/lib/auth/roles';

/** An account in the desk's list: no identity number, not even masked. */
export type AdminUserDto = {
  id: string;
  name: string;
  email: string;
  phone: string;
  role: UserRole;
  isVerified: boolean;
  active: boolean;
  createdAt: string;
  lastLoginAt?: string;
};
