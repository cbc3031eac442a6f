import { z } from 'zod';
import { listApiCalls, listApiTokens } from '@/lib/brokers/api-tokens/data';
import { apiCallDto, apiTokenDto } from '@/lib/brokers/api-tokens/dto';
import { createApiToken } from '@/lib/brokers/api-tokens/mutations';
import { apiTokenSchema } from '@/lib/brokers/api-tokens/schema';
import { route } from '@/lib/platform/http/route';

/** The caller's API tokens, without their secrets, and the latest calls made with them. */
export const GET = route(
  { auth: ['broker'], reply: z.strictObject({ tokens: z.array(apiTokenDto), calls: z.array(apiCallDto) }) },
  async ({ actor }) => ({
    tokens: await listApiTokens(actor.userId),
    calls: await listApiCalls(actor.userId),
  }),
);

/** Creates a token: `token` appears in this reply and nowhere else. */
export const POST = route(
  {
    auth: ['broker'],
    fresh: true,
    body: apiTokenSchema,
    reply: { 201: z.strictObject({ token: z.string(), item: apiTokenDto }) },
  },
  async ({ actor, body }) => Response.json(await createApiToken(actor, body), { status: 201 }),
);
