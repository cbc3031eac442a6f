import { notFound } from '@/lib/platform/errors';
import { route } from '@/lib/platform/http/route';

/** Answers unknown addresses under /api in the API's error format instead of with a page. */
const nothing = route({ auth: 'public' }, () => {
  throw notFound('There’s nothing at this address');
});

export const GET = nothing;
export const POST = nothing;
export const PUT = nothing;
export const PATCH = nothing;
export const DELETE = nothing;
