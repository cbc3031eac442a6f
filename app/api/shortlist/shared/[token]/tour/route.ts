import { ensureVisitor } from '@/lib/platform/auth/visitor';
import { route } from '@/lib/platform/http/route';
import { tokenParams } from '@/lib/shortlists/schema';
import { requestTour } from '@/lib/shortlists/tours/mutations';
import { tourSchema } from '@/lib/shortlists/tours/schema';

export const POST = route(
  { auth: 'public', limit: 'enquiry', params: tokenParams, body: tourSchema },
  async ({ params, body, request, headers }) => {
    await requestTour(params.token, ensureVisitor(request.headers, headers), body);
  },
);
