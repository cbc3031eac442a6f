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

/** Halves of the financial year to choose from: the current one and earlier ones. */
export const HALVES_SHOWN = 6;

export const NO_NUMBER = 'not given yet';
