import { route } from '@/lib/http/route';
import { registrationOptions } from '@/lib/passkey/mutations';

/** What `navigator.credentials.create` is called with. */
export const POST = route({ auth: 'user', fresh: true }, ({ session }) => registrationOptions(session));
