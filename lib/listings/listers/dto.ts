/** What buyers are shown beside the name, for this listing. */
type Contact = {
  /** the lister's number, where the listing says that calls reach its lister */
  phone?: string;
  /** calls reach the agency as well */
  isAgencyToo?: true;
  /** how fast they usually answer; absent while too little is known */
  answers?: string;
  /** address of the picture that they have given of themselves */
  picture?: string;
  /** names of the languages that they speak, in English */
  languages?: readonly string[];
};

/** Who offers a listing, as everybody may see it: a name and in which role, no address, and a number only where they chose so. */
export type ListerDto = (
  | { kind: 'agency' }
  | { kind: 'owner'; name: string }
  /** `firm`: the team of brokers whose listing it is */
  | { kind: 'broker'; name: string; firm?: string; reraAgentNumber?: string }
) &
  Contact;
