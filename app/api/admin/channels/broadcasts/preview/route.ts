import { previewBroadcast } from '@/lib/channels/broadcasts/data';
import { broadcastPreviewSchema } from '@/lib/channels/broadcasts/schema';
import { route } from '@/lib/platform/http/route';

export const POST = route({ auth: { can: 'settings' }, body: broadcastPreviewSchema }, ({ body }) =>
  previewBroadcast(body),
);
