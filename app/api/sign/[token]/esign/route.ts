import { startEsign } from '@/lib/deals/esign/mutations';
import { signParams } from '@/lib/deals/signing/schema';
import { route } from '@/lib/platform/http/route';

/** What the browser of a signer posts to the provider of Aadhaar eSign. */
export const POST = route({ auth: 'public', params: signParams }, ({ params }) => startEsign(params.token));
