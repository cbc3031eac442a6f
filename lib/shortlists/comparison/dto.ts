/** One row of the comparison; `values` in the order of the homes, null where unknown. */
export type ComparedRow = {
  label: string;
  values: (string | null)[];
  isSame: boolean;
  /** true for the lister's own words */
  isTyped?: true;
  /** the home with the best value, and the reason in words: "lowest" */
  best?: { index: number; why: 'lowest' | 'largest' };
};

export type ComparedGroup = { title: 'Cost' | 'Space' | 'Place' | 'Papers'; rows: ComparedRow[] };
