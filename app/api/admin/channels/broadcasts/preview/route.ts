import { previewBroadcast } from '@/lib/channels/broadcasts/data';
import { broadcastPreviewSchema } from '@/lib/channels/broadcasts/schema';
import { route } from '@/lib/platform/http/route';

/** How many people a broadcast would reach, what it costs and when it would be sent. Sends nothing. */
export const POST = route({ auth: { can: 'settings' }, body: broadcastPreviewSchema }, ({ body }) =>
  previewBroadcast(body),
);
