/** Maximum homes per page, because clients don't read more. */
export const MAX_SENT_HOMES = 30;
export const MAX_MESSAGE_LENGTH = 2000;
/** Maximum length of the text below the broker's name on the page for a client. */
export const MAX_WORDS_LENGTH = 600;
