import { setTimeout } from 'node:timers/promises';
import { partFoldsOf, storedFoldsOf } from '@/lib/platform/text/fold';
import { ANSWER_WITHIN_MS, ENDED_STATUSES, type EnquiryStatus } from './constants';
import type { EnquiryInput } from './schema';

/** Minimum time in which a person can fill in the form. */
export const MIN_FILL_MS = 2000;

export type Verdict = 'person' | 'program' | 'too-quick';

/**
 * Keeps bots out without making people prove anything. A filled trap field means a bot. A form sent too soon may still be a person with a
 * password manager, so it waits until the time has passed. Callers that send neither field are only subject to the rate limit
 * (lib/platform/http/rate-limit.ts).
 */
export function judge(input: Pick<EnquiryInput, 'website' | 'fillMs'>): Verdict {
  if (input.website) return 'program';
  return input.fillMs !== undefined && input.fillMs < MIN_FILL_MS ? 'too-quick' : 'person';
}

/**
 * False for a bot, which gets a success reply while nothing is stored. A form sent too quickly waits here until its time has passed,
 * because browsers fill in forms and a person must never be refused for it.
 */
export async function isPerson(input: Pick<EnquiryInput, 'website' | 'fillMs'>): Promise<boolean> {
  const verdict = judge(input);
  if (verdict === 'too-quick') await setTimeout(MIN_FILL_MS - (input.fillMs ?? 0));
  return verdict !== 'program';
}

type Progress = { status: EnquiryStatus; createdAt: Date; nextAt?: Date | null | undefined };

const MILLENNIUM_MS = 1000 * 365.25 * 24 * 3_600_000;

/**
 * The queue position of an enquiry, by the time its answer is due for a new one, by their date for others. Those without a date come after
 * all that have one, ended ones last; within each group the oldest is first.
 */
export function enquiryDueAt({ status, createdAt, nextAt }: Progress): Date {
  if (status === 'new') return new Date(createdAt.getTime() + ANSWER_WITHIN_MS);
  const isEnded = ENDED_STATUSES.includes(status);
  if (nextAt && !isEnded) return nextAt;
  return new Date(createdAt.getTime() + (isEnded ? 2 : 1) * MILLENNIUM_MS);
}

/**
 * Maximum words indexed. A long message is found by its start and by the beginnings of its words, because their ends would be thousands of
 * keys.
 */
const MAX_WORDS = 120;

type Words = {
  name: string;
  email?: string | null | undefined;
  propertyTitle?: string | null | undefined;
  propertyCode?: string | null | undefined;
  message: string;
};

/** The keys by which the office finds an enquiry. */
export function enquiryTerms({ name, email, propertyTitle, propertyCode, message }: Words): string[] {
  const about = partFoldsOf([name, email, propertyTitle, propertyCode].filter(Boolean).join('\n'));
  return [...new Set([...about, ...storedFoldsOf(message).slice(0, MAX_WORDS)])];
}
