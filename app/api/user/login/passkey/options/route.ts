import { authenticationOptions } from '@/lib/accounts/passkeys/mutations';
import { route } from '@/lib/platform/http/route';

/** What `navigator.credentials.get` is called with. Nobody has said yet who wants to sign in. */
export const POST = route({ auth: 'public', limit: 'login' }, () => authenticationOptions('sign-in'));
