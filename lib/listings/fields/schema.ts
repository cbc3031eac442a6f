/** The reading, storing and display of a form field's text. */
type FieldKind =
  | 'text'
  | 'choice'
  | 'choices'
  | 'rupees'
  /** square feet */
  | 'area'
  /** feet */
  | 'length'
  /** a whole number from 0 to `max` */
  | 'count'
  /** a whole number from -5 to 200 */
  | 'floor'
  /** degrees up to `max` in either direction */
  | 'coordinate'
  /** a day such as 2027-03-31 */
  | 'date'
  | 'pinCode'
  | 'rera'
  /** an https address at one of `hosts` */
  | 'link';

/** Kinds of listing with separate fields, assigned in lib/listings/fields/rules.ts. */
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
  /** the message for an empty required field; optional without one */
  required?: string;
  /** the message for a wrong value, if the kind's own is not enough */
  message?: string;
  /** maximum characters of a text, or largest number */
  max?: number;
  values?: readonly string[];
  hosts?: readonly string[];
  labels?: Readonly<Record<string, string>>;
  /** present in every stored listing, although a form can leave it empty */
  always?: true;
  /** read from the form but not stored under its own name, such as the point on the map */
  transient?: true;
  /** kind of listing that has the field; others do not show it, and lose it when their kind changes */
  appliesTo?: ListingKind;
  inCard?: true;
  /** search condition: a choice of values, or a range (lib/search/conditions) */
  searched?: true;
  /** wizard step of its control; a field with a `group` is under "More details" */
  step?: 0 | 1 | 2;
  group?: 'place' | 'areas' | 'building' | 'land' | 'possession' | 'letting' | 'charges' | 'contact';
  form?: {
    label?: string;
    help?: string;
    placeholder?: string;
    /** the text of the empty choice */
    choose?: string;
    /** lines of a long text */
    rows?: number;
    autoComplete?: string;
    numeric?: true;
    /** two of them are side by side */
    isNarrow?: true;
    /** different texts for some kinds of listing; the last that applies wins */
    of?: Partial<Record<ListingKind, { label?: string; placeholder?: string; help?: string }>>;
  };
  /**
   * `at` is its position among the public page's key facts; `in` is its group in the comparison of homes, where the `best` value
   * is marked
   */
  fact?: {
    label?: string;
    at?: number;
    in?: 'cost' | 'space' | 'place' | 'papers';
    best?: 'lowest' | 'largest';
  };
  csv: { label?: string; help: string; example?: string; aliases?: readonly string[] };
  /** other spellings of a choice in files */
  spellings?: Readonly<Record<string, string>>;
};
