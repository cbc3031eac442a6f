import { startUndo } from '@/lib/moderation/undo/mutations';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Takes a bulk decision back, while its mails wait. Its own address reports the progress. */
export const POST = route({ auth: { can: 'moderate' }, params: idParams }, async ({ params, actor }) =>
  Response.json(await startUndo(params.id, actor), { status: 202 }),
);
