import { stepUp } from '@/lib/accounts/step-up/mutations';
import { stepUpSchema } from '@/lib/accounts/step-up/schema';
import { route } from '@/lib/platform/http/route';

/** The person shows again that it is them; then what needs a fresh factor is allowed for ten minutes. */
export const POST = route({ auth: 'user', body: stepUpSchema }, async ({ session, body, ip }) => ({
  freshUntil: (await stepUp(session, body, ip)).toISOString(),
}));
