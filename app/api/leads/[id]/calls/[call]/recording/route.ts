import { getRecording } from '@/lib/channels/calls/data';
import { callParams } from '@/lib/channels/calls/schema';
import { route } from '@/lib/platform/http/route';

/** Leads to the recording of a call at the provider, for who may see the lead, as long as it is kept. */
export const GET = route({ auth: 'user', params: callParams }, async ({ actor, params }) => ({
  url: await getRecording(actor, params.id, params.call),
}));
