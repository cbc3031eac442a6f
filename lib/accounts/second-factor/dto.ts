/** What protects an account besides its password and passkeys. */
export type FactorsDto = {
  totp: { since: string; lastUsedAt?: string } | null;
  recoveryCodesLeft: number;
  /** a password alone signs nobody in any more */
  isSet: boolean;
  /** the role must have a second factor */
  isRequired: boolean;
  /** until when one must be set up; absent when there is one, or nobody asks */
  dueAt?: string;
};
