/** Details shown to buyers beside the name. */
type Contact = {
  /** the lister's number, if the listing routes calls to its lister */
  phone?: string;
  /** calls also reach the agency */
  isAgencyToo?: true;
  /** their usual answer time; absent while too little is known */
  answers?: string;
  /** address of their own picture */
  picture?: string;
  /** English names of the languages they speak */
  languages?: readonly string[];
};

/** The public lister of a listing: name and role, no address, and a number only if they chose so. */
export type ListerDto =
  /** `person`: who answers for the agency, once they have given their picture */
  (
    | { kind: 'agency'; person?: string }
    | { kind: 'owner'; name: string }
    /** `firm`: the team of brokers that the listing belongs to */
    | { kind: 'broker'; name: string; firm?: string; reraAgentNumber?: string }
  ) &
    Contact;
