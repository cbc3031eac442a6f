import { ensureVisitor } from '@/lib/platform/auth/visitor';
import { route } from '@/lib/platform/http/route';
import { tokenParams } from '@/lib/shortlists/schema';
import { requestTour } from '@/lib/shortlists/tours/mutations';
import { tourSchema } from '@/lib/shortlists/tours/schema';

/** A person with the link of a list that was chosen for them asks to see homes on one day. */
export const POST = route(
  { auth: 'public', limit: 'enquiry', params: tokenParams, body: tourSchema },
  async ({ params, body, request, headers }) => {
    await requestTour(params.token, ensureVisitor(request.headers, headers), body);
  },
);
