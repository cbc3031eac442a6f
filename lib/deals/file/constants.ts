export const STEP_LABELS = {
  value: 'Enter the price or the rent',
  parties: 'Enter the parties',
  date: '{what}',
  paper: 'See this paper: {what}',
  pay: 'Pay the token of {what}',
  confirm: 'Confirm the token of {what} in the bank statement',
  sign: 'Get the signatures for {what}',
  issue: 'Issue the draft invoice',
  invoice: 'Write the invoice for the commission',
  move: 'Move the deal to the stage {what}',
} as const;
export type StepKey = keyof typeof STEP_LABELS;

/** Purpose of a ZIP. `bank` leaves out the agent's earnings and notes. */
export const ARCHIVE_FOR = ['archive', 'bank'] as const;
export type ArchiveFor = (typeof ARCHIVE_FOR)[number];
