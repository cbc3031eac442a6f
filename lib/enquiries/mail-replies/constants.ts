/** What became of a mail that came in. Everything but `stored` is dropped. */
export type MailOutcome =
  | 'stored'
  /** a draft of a home was made of it */
  | 'draft'
  /** it came before */
  | 'repeated'
  | 'unreadable'
  /** sent to no address of a conversation, or to a guessed one */
  | 'no thread'
  /** an out-of-office note, a mailing list */
  | 'automatic'
  /** not from the address that the conversation is with */
  | 'another sender'
  | 'empty'
  /** the virus check found something in what is attached */
  | 'harmful file'
  /** the conversation is over */
  | 'ended'
  /** the conversation holds no more messages */
  | 'full';

/** A message holds 4000 characters; what is attached is named below them. */
export const MAX_ANSWER_LENGTH = 3600;

/** An address for answers ends when nothing was written for so long. */
export const THREAD_IDLE_DAYS = 365;
