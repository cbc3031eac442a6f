/** A passkey as its owner sees it. */
export type PasskeyDto = {
  id: string;
  name: string;
  /** on all devices of its owner, through their account with Google, Apple or a password manager */
  isSynced: boolean;
  createdAt: string;
  lastUsedAt?: string;
};
