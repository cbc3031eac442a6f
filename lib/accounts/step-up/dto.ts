import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

/** By what the caller can show that it is them, now. */
export type StepUpDto = {
  /** until when nothing is asked; absent when something is */
  freshUntil?: string;
  password: boolean;
  code: boolean;
  passkey: PublicKeyCredentialRequestOptionsJSON | null;
};
