import { signedFile } from '@/lib/deals/sign-links/loaders';
import { signedFileSchema } from '@/lib/deals/signing/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** The file that all have signed, or the copy of one signer with the signature of the eSign provider. */
export const GET = route(
  { auth: 'user', params: idParams, query: signedFileSchema, produces: ['application/pdf'] },
  ({ actor, params, query }) => signedFile(actor, params.id, query.copy),
);
