/** The name and contact under which a listing is printed. */
export type Letterhead = {
  /** in large letters: the firm, the broker without one, or the agency */
  name: string;
  /** below it, the broker of a firm; absent on the agency's own paper, which has its tagline there */
  person?: string;
  isBroker: boolean;
  /** as typed; empty if unknown */
  phone: string;
  email?: string;
  agentNumber?: string;
  /** id of the person's picture (lib/accounts/faces) */
  face?: string;
  color: string;
  secondColor: string;
  /** the line that the office requires on brokers' paper */
  line?: string;
};
