import { isbot } from 'isbot';

/**
 * True for crawlers, headless browsers, programs, and clients without a name, which no statistics count. The user agent is only a claim, so it decides nothing
 * else.
 */
export const isAutomated = (userAgent: string | undefined): boolean => !userAgent || isbot(userAgent);
