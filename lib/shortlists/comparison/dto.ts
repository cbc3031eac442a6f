/** One line of the comparison; `values` in the order of the homes, null where nothing is known. */
export type ComparedRow = {
  label: string;
  values: (string | null)[];
  isSame: boolean;
  /** the home with the best value, and in words why: "lowest" */
  best?: { index: number; why: 'lowest' | 'largest' };
};

export type ComparedGroup = { title: 'Cost' | 'Space' | 'Place' | 'Papers'; rows: ComparedRow[] };
