import { findForm } from '@/lib/deals/forms/data';
import { getSigning } from '@/lib/deals/signing/data';
import { sendForm, stepSigning } from '@/lib/deals/signing/mutations';
import { newSigningSchema, signingStepSchema } from '@/lib/deals/signing/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Who has signed a document, and every event. */
export const GET = route({ auth: 'user', params: idParams }, async ({ actor, params }) => ({
  data: await getSigning((await findForm(actor, params.id))._id),
}));

/** Sends it to its signers. */
export const POST = route(
  { auth: 'user', params: idParams, body: newSigningSchema },
  async ({ actor, params, body }) =>
    Response.json({ data: await sendForm(actor, params.id, body) }, { status: 201 }),
);

/** Withdraws it, or sends one signer the link again. */
export const PATCH = route(
  { auth: 'user', params: idParams, body: signingStepSchema },
  async ({ actor, params, body }) => ({ data: await stepSigning(actor, params.id, body) }),
);
