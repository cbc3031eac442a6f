import { readSignLink } from '@/lib/deals/sign-links/data';
import { takeSignStep } from '@/lib/deals/sign-links/mutations';
import { signParams, signStepSchema } from '@/lib/deals/signing/schema';
import { route } from '@/lib/platform/http/route';

/** A document to sign, by the link of one signer. */
export const GET = route({ auth: 'public', params: signParams }, async ({ params }) => ({
  data: await readSignLink(params.token),
}));

/** A step of this signer: opened, a code, the signature, the refusal. */
export const POST = route(
  { auth: 'public', params: signParams, body: signStepSchema, bodyLimit: 128 * 1024 },
  async ({ params, body, ip }) => ({ data: await takeSignStep(params.token, body, ip) }),
);
