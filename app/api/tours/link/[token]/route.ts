import { readTourLink } from '@/lib/clients/tour-links/data';
import { takeTourStep } from '@/lib/clients/tour-links/mutations';
import { linkedTourDto } from '@/lib/clients/tours/dto';
import { tourLinkParams, tourStepSchema } from '@/lib/clients/tours/schema';
import { notFound } from '@/lib/platform/errors';
import { route } from '@/lib/platform/http/route';

/** A family's route, or the times of the home for the person who opens it. */
export const GET = route(
  { auth: 'public', params: tourLinkParams, reply: linkedTourDto },
  async ({ params }) => {
    const tour = await readTourLink(params.token);
    if (!tour) throw notFound();
    return tour;
  },
);

export const POST = route(
  { auth: 'public', params: tourLinkParams, body: tourStepSchema, reply: linkedTourDto },
  ({ params, body }) => takeTourStep(params.token, body),
);
