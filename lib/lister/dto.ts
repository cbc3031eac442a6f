/** Who offers a listing, as everybody may see it: a name and in which role, no address and no number of theirs. */
export type ListerDto =
  | { kind: 'agency' }
  | { kind: 'owner'; name: string }
  | { kind: 'broker'; name: string; reraAgentNumber?: string };
