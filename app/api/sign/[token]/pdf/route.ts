import { signerPdf } from '@/lib/deals/sign-links/loaders';
import { signParams } from '@/lib/deals/signing/schema';
import { route } from '@/lib/platform/http/route';

/** The text to read; once all have signed, the signed file. */
export const GET = route(
  { auth: 'public', params: signParams, produces: ['application/pdf'] },
  ({ params }) => signerPdf(params.token),
);
