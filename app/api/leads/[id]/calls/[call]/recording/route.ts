import { z } from 'zod';
import { getRecording } from '@/lib/channels/calls/data';
import { callParams } from '@/lib/channels/calls/schema';
import { route } from '@/lib/platform/http/route';

/** Redirects to the provider's recording while it exists, for callers who can see the lead. */
export const GET = route(
  { auth: 'user', params: callParams, reply: z.strictObject({ url: z.string() }) },
  async ({ actor, params }) => ({
    url: await getRecording(actor, params.id, params.call),
  }),
);
