import { z } from 'zod';
import { stepUp } from '@/lib/accounts/step-up/mutations';
import { stepUpSchema } from '@/lib/accounts/step-up/schema';
import { route } from '@/lib/platform/http/route';

/** Confirms the person's identity again; actions that require a fresh factor are then allowed for ten minutes. */
export const POST = route(
  { auth: 'user', body: stepUpSchema, reply: z.strictObject({ freshUntil: z.string() }) },
  async ({ session, body, ip }) => ({
    freshUntil: (await stepUp(session, body, ip)).toISOString(),
  }),
);
