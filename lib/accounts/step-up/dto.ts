import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

/** The ways in which the caller can prove their identity now. */
export type StepUpDto = {
  /** time until which no proof is needed; absent when it is needed */
  freshUntil?: string;
  password: boolean;
  code: boolean;
  passkey: PublicKeyCredentialRequestOptionsJSON | null;
};
