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

/** Number of half-years to choose from, ending with the current one. */
export const HALVES_SHOWN = 6;

export const NO_NUMBER = 'not given yet';
