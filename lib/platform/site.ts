import 'server-only';
import { env } from './env';

/** Public address of the site, without a trailing slash. The server's own: no setting moves a site. */
export const siteUrl = (): string => env().SITE_URL.replace(/\/$/, '');
