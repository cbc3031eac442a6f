/** Text of a message held by the office's limit. */
export const LIMIT_PROBLEM = 'Waits: the limit of this month is reached';
