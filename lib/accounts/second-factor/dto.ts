/** Protection of an account beyond its password and passkeys. */
export type FactorsDto = {
  totp: { since: string; lastUsedAt?: string } | null;
  recoveryCodesLeft: number;
  /** a password alone is no longer enough to sign in */
  isSet: boolean;
  /** the role requires a second factor */
  isRequired: boolean;
  /** deadline for setting one up; absent when there is one or none is required */
  dueAt?: string;
};
