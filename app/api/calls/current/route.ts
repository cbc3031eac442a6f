import { getCurrentCall } from '@/lib/channels/calls/data';
import { currentCallDto } from '@/lib/channels/calls/dto';
import { route } from '@/lib/platform/http/route';

export const GET = route({ auth: 'user', reply: currentCallDto }, ({ actor }) => getCurrentCall(actor));
