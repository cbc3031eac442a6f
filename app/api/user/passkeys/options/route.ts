import { registrationOptions } from '@/lib/accounts/passkeys/mutations';
import { route } from '@/lib/platform/http/route';

/** Options for `navigator.credentials.create`. */
export const POST = route({ auth: 'user', fresh: true }, ({ session }) => registrationOptions(session));
