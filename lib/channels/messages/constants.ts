/** What a message says that waits for the limit of the office. */
export const LIMIT_PROBLEM = 'Waits: the limit of this month is reached';
