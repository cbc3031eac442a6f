import { isbot } from 'isbot';

/** Crawlers, headless browsers, programs, and clients that name nothing: no figure counts them. A claim, so never an authority. */
export const isAutomated = (userAgent: string | undefined): boolean => !userAgent || isbot(userAgent);
