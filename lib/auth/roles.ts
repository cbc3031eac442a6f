/** `validator` is given by an admin only; a guest is a session without an account, never a stored role (docs/spec.md#roles). */
export const USER_ROLES = ['buyer', 'seller', 'broker', 'admin', 'validator'] as const;

export type UserRole = (typeof USER_ROLES)[number];
