/** Details shown to buyers beside the name. */
type Contact = {
  /** the lister's number, if the listing routes calls to its lister */
  phone?: string;
  /** calls also reach the agency */
  isAgencyToo?: true;
  /** their usual answer time; absent while too little is known */
  answers?: string;
  /** address of the person's picture */
  picture?: string;
  /** English names of the languages they speak */
  languages?: readonly string[];
};

/** A listing's public lister: name and role, no address, and a number only by choice. */
export type ListerDto =
  /** `person` is the agency's contact person, named only with a picture */
  (
    | { kind: 'agency'; person?: string }
    | { kind: 'owner'; name: string }
    /** `firm` is the team of brokers that owns the listing */
    | { kind: 'broker'; name: string; firm?: string; reraAgentNumber?: string }
  ) &
    Contact;
