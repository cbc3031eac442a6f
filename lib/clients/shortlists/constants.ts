/** Maximum homes per page: nobody looks at more. */
export const MAX_SENT_HOMES = 30;
export const MAX_MESSAGE_LENGTH = 2000;
/** What the page for a client says below the broker's name. */
export const MAX_WORDS_LENGTH = 600;
