/** A section of a policy page in plain text, with separate `links`. */
export type PolicySection = {
  id: string;
  title: string;
  text: readonly string[];
  list?: readonly string[];
  table?: { head: readonly string[]; rows: Rows };
  links?: readonly { href: string; label: string }[];
};

export type Rows = readonly (readonly string[])[];

export type Policy = { title: string; path: string; lead: string; sections: readonly PolicySection[] };
