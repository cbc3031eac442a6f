/** A row of the comparison. `values` has the homes' order, and null for unknown ones. */
export type ComparedRow = {
  label: string;
  values: (string | null)[];
  isSame: boolean;
  /** true for the lister's own words */
  isTyped?: true;
  /** the home with the best value, and a word for the reason: "lowest" */
  best?: { index: number; why: 'lowest' | 'largest' };
};

export type ComparedGroup = { title: 'Cost' | 'Space' | 'Place' | 'Papers'; rows: ComparedRow[] };
