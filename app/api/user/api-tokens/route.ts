import { listApiCalls, listApiTokens } from '@/lib/brokers/api-tokens/data';
import { createApiToken } from '@/lib/brokers/api-tokens/mutations';
import { apiTokenSchema } from '@/lib/brokers/api-tokens/schema';
import { route } from '@/lib/platform/http/route';

/** The caller's API tokens, without their secrets, and the latest calls made with them. */
export const GET = route({ auth: ['broker'] }, async ({ actor }) => ({
  tokens: await listApiTokens(actor.userId),
  calls: await listApiCalls(actor.userId),
}));

/** Creates a token: `token` appears in this reply and nowhere else. */
export const POST = route({ auth: ['broker'], fresh: true, body: apiTokenSchema }, async ({ actor, body }) =>
  Response.json(await createApiToken(actor, body), { status: 201 }),
);
