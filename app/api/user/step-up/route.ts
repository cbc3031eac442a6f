import { route } from '@/lib/http/route';
import { stepUp } from '@/lib/step-up/mutations';
import { stepUpSchema } from '@/lib/step-up/schema';

/** The person shows again that it is them; then what needs a fresh factor is allowed for ten minutes. */
export const POST = route({ auth: 'user', body: stepUpSchema }, async ({ session, body, ip }) => ({
  freshUntil: (await stepUp(session, body, ip)).toISOString(),
}));
