import { listReceipts } from '@/lib/compliance/receipts/data';
import { route } from '@/lib/platform/http/route';
import { requestLanguage } from '@/lib/platform/language/of-request';

/** The caller's consents, ended ones too, and the purposes that an account is asked about. */
export const GET = route({ auth: 'public' }, ({ session, request }) =>
  listReceipts(session, request.headers, requestLanguage(request.headers)),
);
