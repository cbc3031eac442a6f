import { registrationOptions } from '@/lib/accounts/passkeys/mutations';
import { route } from '@/lib/platform/http/route';

export const POST = route({ auth: 'user', fresh: true }, ({ session }) => registrationOptions(session));
