/** A passkey as its owner sees it. */
export type PasskeyDto = {
  id: string;
  name: string;
  /** synced to all devices of its owner through Google, Apple or a password manager */
  isSynced: boolean;
  createdAt: string;
  lastUsedAt?: string;
};
