/** What somebody does next at a deal. */
export const STEP_LABELS = {
  value: 'Write the price or the rent',
  parties: 'Enter the parties',
  date: '{what}',
  paper: 'See this paper: {what}',
  diligence: 'Complete the due diligence (PMLA)',
  pay: 'Pay the token of {what}',
  confirm: 'Confirm the token of {what} in the bank statement',
  deduct: 'Deduct {what} when paying',
  deposit: 'Deposit the tax',
  form: 'File {what}',
  certificate: 'Give {what} to the seller or owner',
  sign: 'Get the signatures for {what}',
  send: 'Send {what} to its signers',
  issue: 'Issue the invoice that is a draft',
  invoice: 'Write the invoice for the commission',
  move: 'Move the deal to the stage {what}',
} as const;
export type StepKey = keyof typeof STEP_LABELS;

/** `bank`: without what the agent earns, notes and due diligence. */
export const ARCHIVE_FOR = ['archive', 'bank'] as const;
export type ArchiveFor = (typeof ARCHIVE_FOR)[number];
