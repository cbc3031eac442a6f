/** A section of a policy page. Texts are plain; links are in `links`. */
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
