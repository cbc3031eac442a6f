import { getCurrentCall } from '@/lib/channels/calls/data';
import { route } from '@/lib/platform/http/route';

/** The call ringing now from a person whose lead the caller may see. */
export const GET = route({ auth: 'user' }, ({ actor }) => getCurrentCall(actor));
