import { registrationOptions } from '@/lib/accounts/passkeys/mutations';
import { route } from '@/lib/platform/http/route';

/** What `navigator.credentials.create` is called with. */
export const POST = route({ auth: 'user', fresh: true }, ({ session }) => registrationOptions(session));
