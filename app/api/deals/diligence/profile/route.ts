import { updateDiligenceProfile } from '@/lib/deals/diligence/mutations';
import { diligenceProfileSchema } from '@/lib/deals/diligence/schema';
import { route } from '@/lib/platform/http/route';

/** Whether the firm is a reporting entity, and its principal officer; for a team, set by its owner. */
export const PUT = route({ auth: 'user', body: diligenceProfileSchema }, async ({ actor, body }) => ({
  message: 'Saved',
  data: await updateDiligenceProfile(actor, body),
}));
