import { openMedia } from '@/lib/channels/media/data';
import { leadMessageParams } from '@/lib/channels/threads/schema';
import { route } from '@/lib/platform/http/route';

export const GET = route(
  {
    auth: 'user',
    params: leadMessageParams,
    produces: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
  },
  ({ actor, params }) => openMedia(actor, params.id, params.message),
);
