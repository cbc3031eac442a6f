import { listTerms } from '@/lib/deals/firms/data';
import { acceptTerms } from '@/lib/deals/firms/mutations';
import { acceptTermsSchema } from '@/lib/deals/firms/schema';
import { route } from '@/lib/platform/http/route';

const AUTH = ['broker', 'admin'] as const;

export const GET = route({ auth: AUTH }, ({ actor }) => listTerms(actor));

export const POST = route({ auth: AUTH, body: acceptTermsSchema }, ({ actor, body }) =>
  acceptTerms(actor, body),
);
