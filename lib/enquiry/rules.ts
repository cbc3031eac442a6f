import { AppError } from '@/lib/errors';
import type { EnquiryInput } from './schema';

/** A person cannot fill in the form in less time. */
export const MIN_FILL_MS = 2000;

export type Verdict = 'person' | 'program' | 'too-quick';

/**
 * Refuses bots without asking people to prove anything. A filled trap field means a program. A form sent too soon
 * may still be a person with a password manager, so that one is asked to send again; by then the time has passed.
 * Callers that send neither field are subject to the rate limit alone.
 */
export function judge(input: Pick<EnquiryInput, 'website' | 'fillMs'>): Verdict {
  if (input.website) return 'program';
  return input.fillMs !== undefined && input.fillMs < MIN_FILL_MS ? 'too-quick' : 'person';
}

/** False for a program, which is thanked and not heard: one that learns of its failure tries another way. Throws for one who was too quick. */
export function assertPerson(input: Pick<EnquiryInput, 'website' | 'fillMs'>): boolean {
  const verdict = judge(input);
  if (verdict === 'too-quick')
    throw new AppError('invalid', 'That was very quick. Please check the form and send it again');
  return verdict === 'person';
}
