import { authenticationOptions } from '@/lib/accounts/passkeys/mutations';
import { route } from '@/lib/platform/http/route';

/** Options for `navigator.credentials.get`. The account is not known yet. */
export const POST = route({ auth: 'public', limit: 'login' }, () => authenticationOptions('sign-in'));
