import 'server-only';
import { env } from './env';

/** Public address of the site without a trailing slash. It comes from the server's environment, because a setting cannot move a site. */
export const siteUrl = (): string => env().SITE_URL.replace(/\/$/, '');
