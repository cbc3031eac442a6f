import type { TermsState } from './constants';

export const pairOf = (a: string, b: string): string => [a, b].sort().join(':');

type Accepted = { accepted: readonly { firm: unknown; at: Date }[] };

export const acceptedAt = ({ accepted }: Accepted, firm: string): Date | undefined =>
  accepted.find((one) => String(one.firm) === firm)?.at;

/** The state from the side of `firm`. */
export function termsStateOf(row: Accepted | null | undefined, firm: string): TermsState {
  if (!row || row.accepted.length === 0) return 'none';
  if (row.accepted.length > 1) return 'both';
  return acceptedAt(row, firm) ? 'own' : 'theirs';
}
