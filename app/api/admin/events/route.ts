import { route } from '@/lib/platform/http/route';
import { changeStream } from '@/lib/platform/live/stream';

export const GET = route(
  { auth: { can: 'read' }, produces: ['text/event-stream'] },
  async ({ request, actor }) => {
    const last = Number(request.headers.get('last-event-id') ?? Number.NaN);
    const seen = Number.isInteger(last) && last >= 0 ? last : undefined;
    return new Response(changeStream(seen, actor.userId, request.signal), {
      headers: {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store, no-transform',
        // stops nginx from buffering the stream
        'x-accel-buffering': 'no',
      },
    });
  },
);
