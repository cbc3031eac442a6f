import { finishEsign } from '@/lib/deals/esign/mutations';
import { esignReplyOf } from '@/lib/deals/esign/rules';
import { readBytes } from '@/lib/platform/http/read-body';
import { route } from '@/lib/platform/http/route';
import { MAX_REPLY_BYTES } from '@/lib/platform/signing/esign';

/** The provider's reply, which the signer's browser carries from its page. Its signature authorises it. */
export const POST = route({ auth: 'public', fromAnywhere: true }, async ({ request, ip }) => {
  const xml = esignReplyOf(new TextDecoder().decode(await readBytes(request, MAX_REPLY_BYTES)));
  const location = await finishEsign(xml, ip);
  return new Response(null, { status: 303, headers: { location } });
});
