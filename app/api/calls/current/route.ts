import { getCurrentCall } from '@/lib/channels/calls/data';
import { route } from '@/lib/platform/http/route';

export const GET = route({ auth: 'user' }, ({ actor }) => getCurrentCall(actor));
