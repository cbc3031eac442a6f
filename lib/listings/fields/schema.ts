/** How the text of a form field becomes a value, and how the value is stored and shown. */
type FieldKind =
  | 'text'
  | 'choice'
  | 'choices'
  /** whole rupees */
  | 'rupees'
  /** square feet */
  | 'area'
  /** feet */
  | 'length'
  /** a whole number from 0 to `max` */
  | 'count'
  /** a whole number from -5 to 200 */
  | 'floor'
  /** degrees up to `max` on either side */
  | 'coordinate'
  /** a day such as 2027-03-31 */
  | 'date'
  | 'pinCode'
  | 'rera'
  /** an https address at one of `hosts` */
  | 'link';

/** Kinds of listing that have fields of their own (lib/listings/fields/rules.ts says which listing is of which kind). */
export type ListingKind =
  | 'home'
  | 'built'
  | 'subTyped'
  | 'sale'
  | 'rent'
  | 'homeRent'
  | 'plot'
  | 'farm'
  | 'shop'
  | 'fronted'
  | 'onRoad'
  | 'hall';

export type FieldDefinition = {
  kind: FieldKind;
  label: string;
  /** the message when it is empty; a field without one may be left empty */
  required?: string;
  /** the message when the value is wrong, if the kind's own is not enough */
  message?: string;
  /** characters of a text, the largest count */
  max?: number;
  values?: readonly string[];
  hosts?: readonly string[];
  labels?: Readonly<Record<string, string>>;
  /** in every stored listing, although a form may leave it out */
  always?: true;
  /** read from the form but not stored under its own name: the point on the map */
  transient?: true;
  /** listings without it do not show it, and lose it when they become such a listing */
  appliesTo?: ListingKind;
  inCard?: true;
  /** a condition of searches: a choice among its values, or a range of its number (lib/search/conditions) */
  searched?: true;
  /** its control is in this step of the wizard; a field with a `group` is drawn under "More details" */
  step?: 0 | 1 | 2;
  group?: 'place' | 'areas' | 'building' | 'land' | 'possession' | 'letting' | 'charges' | 'contact';
  form?: {
    label?: string;
    help?: string;
    placeholder?: string;
    /** what the empty choice says */
    choose?: string;
    /** lines of a long text */
    rows?: number;
    autoComplete?: string;
    numeric?: true;
    /** two of them stand side by side */
    isNarrow?: true;
    /** what is said otherwise of some kinds of listing; the last that applies wins */
    of?: Partial<Record<ListingKind, { label?: string; placeholder?: string; help?: string }>>;
  };
  /** what it brings to the score of a listing, and the advice while it is missing; `words` and `count` say how much is enough */
  quality?: { points: number; advice?: string; words?: number; count?: number; of?: ListingKind };
  /**
   * `at` is its place among the key facts of the public page; `in` is the group of the comparison of homes that has it, where
   * the `best` value is marked
   */
  fact?: {
    label?: string;
    at?: number;
    in?: 'cost' | 'space' | 'place' | 'papers';
    best?: 'lowest' | 'largest';
  };
  csv: { label?: string; help: string; example?: string; aliases?: readonly string[] };
  /** other spellings of a choice in a file */
  spellings?: Readonly<Record<string, string>>;
};
