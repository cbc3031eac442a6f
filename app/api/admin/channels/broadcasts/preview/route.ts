import { previewBroadcast } from '@/lib/channels/broadcasts/data';
import { broadcastPreviewDto } from '@/lib/channels/broadcasts/dto';
import { broadcastPreviewSchema } from '@/lib/channels/broadcasts/schema';
import { route } from '@/lib/platform/http/route';

export const POST = route(
  { auth: { can: 'settings' }, body: broadcastPreviewSchema, reply: broadcastPreviewDto },
  ({ body }) => previewBroadcast(body),
);
