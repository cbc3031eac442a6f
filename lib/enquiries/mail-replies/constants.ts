/** The result for an incoming mail. Everything but `stored` is dropped. */
export type MailOutcome =
  | 'stored'
  /** it became a draft of a listing */
  | 'draft'
  /** it was received before */
  | 'repeated'
  | 'unreadable'
  /** sent to an address that belongs to no conversation, or a guessed one */
  | 'no thread'
  /** an out-of-office reply or a mailing list */
  | 'automatic'
  /** not from the address that takes part in the conversation */
  | 'another sender'
  | 'empty'
  /** the virus check found something in an attachment */
  | 'harmful file'
  | 'ended'
  /** the conversation is full */
  | 'full';

/** Maximum length of a reply. A message holds 4000 characters, with the names of attachments below. */
export const MAX_ANSWER_LENGTH = 3600;

/** Days without a message after which a reply address expires. */
export const THREAD_IDLE_DAYS = 365;
