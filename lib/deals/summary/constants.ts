/** What the summary lists, in the order of its columns. */
export const SUMMARY_COLUMNS = [
  'Date',
  'Project or listing',
  'MahaRERA number',
  'Agent',
  "Agent's registration number",
  'Kind',
  'Parties',
  'Value (₹)',
  'Commission (₹), not public',
  'GST (₹), not public',
] as const;

/** Halves of the financial year that can be chosen: the one that runs and those before it. */
export const HALVES_SHOWN = 6;

export const NO_NUMBER = 'not given yet';
