/** The same whether or not the address had an account: its mailbox learns which. */
export const SIGN_UP_REPLY = 'Thank you. We have sent you a mail';
/** Leading zero bits of a solved task: some seconds of a phone. One more with each further twenty sign-ups. */
export const PROOF_BITS = 15;
export const MAX_PROOF_BITS = 22;
