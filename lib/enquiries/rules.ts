import { setTimeout } from 'node:timers/promises';
import { partFoldsOf, storedFoldsOf } from '@/lib/platform/text/fold';
import { ANSWER_WITHIN_MS, ENDED_STATUSES, type EnquiryStatus } from './constants';
import type { EnquiryInput } from './schema';

/** Minimum milliseconds that a person needs for the form. */
export const MIN_FILL_MS = 2000;

export type Verdict = 'person' | 'program' | 'too-quick';

/**
 * Detects bots without a task for people. A filled trap field means a bot. A form sent too soon may come from a person with a password manager, so it waits.
 * Callers that send neither field are only subject to the rate limit (lib/platform/http/rate-limit.ts).
 */
export function judge(input: Pick<EnquiryInput, 'website' | 'fillMs'>): Verdict {
  if (input.website) return 'program';
  return input.fillMs !== undefined && input.fillMs < MIN_FILL_MS ? 'too-quick' : 'person';
}

/**
 * False for a bot, which gets a success reply while nothing is stored. A form sent too quickly waits until its time has passed, because browsers fill in forms
 * and must never cause a refusal.
 */
export async function isPerson(input: Pick<EnquiryInput, 'website' | 'fillMs'>): Promise<boolean> {
  const verdict = judge(input);
  if (verdict === 'too-quick') await setTimeout(MIN_FILL_MS - (input.fillMs ?? 0));
  return verdict !== 'program';
}

type Progress = { status: EnquiryStatus; createdAt: Date; nextAt?: Date | null | undefined };

const MILLENNIUM_MS = 1000 * 365.25 * 24 * 3_600_000;

/**
 * An enquiry's queue position: the due time of its reply if new, else its date. Enquiries without a date follow, and ended ones come last, each group oldest
 * first.
 */
export function enquiryDueAt({ status, createdAt, nextAt }: Progress): Date {
  if (status === 'new') return new Date(createdAt.getTime() + ANSWER_WITHIN_MS);
  const isEnded = ENDED_STATUSES.includes(status);
  if (nextAt && !isEnded) return nextAt;
  return new Date(createdAt.getTime() + (isEnded ? 2 : 1) * MILLENNIUM_MS);
}

/** Maximum words to index. A long message is found by its start and by the beginnings of its words, because their ends would add thousands of keys. */
const MAX_WORDS = 120;

type Words = {
  name: string;
  email?: string | null | undefined;
  propertyTitle?: string | null | undefined;
  propertyCode?: string | null | undefined;
  message: string;
};

/** Keys by which the office finds an enquiry. */
export function enquiryTerms({ name, email, propertyTitle, propertyCode, message }: Words): string[] {
  const about = partFoldsOf([name, email, propertyTitle, propertyCode].filter(Boolean).join('\n'));
  return [...new Set([...about, ...storedFoldsOf(message).slice(0, MAX_WORDS)])];
}
