import { z } from 'zod';
import { getRecording } from '@/lib/channels/calls/data';
import { callParams } from '@/lib/channels/calls/schema';
import { route } from '@/lib/platform/http/route';

/** Redirects to the recording at the provider, for callers who may see the lead, while it is kept. */
export const GET = route(
  { auth: 'user', params: callParams, reply: z.strictObject({ url: z.string() }) },
  async ({ actor, params }) => ({
    url: await getRecording(actor, params.id, params.call),
  }),
);
