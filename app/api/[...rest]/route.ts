import { notFound } from '@/lib/platform/errors';
import { route } from '@/lib/platform/http/route';

/** Addresses under /api without a handler: clients of the API get its error shape, not a page. */
const nothing = route({ auth: 'public' }, () => {
  throw notFound('There is nothing at this address');
});

export const GET = nothing;
export const POST = nothing;
export const PUT = nothing;
export const PATCH = nothing;
export const DELETE = nothing;
