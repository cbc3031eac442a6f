import { route } from '@/lib/http/route';
import { authenticationOptions } from '@/lib/passkey/mutations';

/** What `navigator.credentials.get` is called with. Nobody has said yet who wants to sign in. */
export const POST = route({ auth: 'public', limit: 'login' }, () => authenticationOptions('sign-in'));
