import type { DocumentType } from '@/lib/platform/auth/constants';
import type { SessionUser } from '@/lib/platform/auth/types';
import type { SpokenLanguage } from '@/lib/platform/language/constants';
import type { Language } from '@/lib/platform/language/languages';

export type ProfileDocument = { _id: string; type: DocumentType; url: string; name: string; size: number };

/** GET /api/user/profile/{id}. Identity numbers are in full for the person and masked for everybody else. */
export type ProfileDto = Pick<SessionUser, 'name' | 'email' | 'phone' | 'role' | 'isVerified'> & {
  _id: string;
  aadhaarNumber: string;
  panNumber: string;
  /** registration as a real estate agent; empty if none */
  reraAgentNumber: string;
  /** address of the picture that the person has given of themselves, or null */
  picture: string | null;
  languages: SpokenLanguage[];
  documents: ProfileDocument[];
  /** language of mails to this person */
  language: Language;
  recordActivity: boolean;
  createdAt: string;
  /** when the account will be erased, if the person requested it */
  erasureAt: string | null;
  __v: number;
};
