/** Seed §6. `validator` is only ever given by an admin; `guest` is a session without an account, never a stored role. */
export const USER_ROLES = ['buyer', 'seller', 'broker', 'admin', 'validator'] as const;

export type UserRole = (typeof USER_ROLES)[number];
