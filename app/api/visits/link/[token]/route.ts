import { notFound } from '@/lib/errors';
import { route } from '@/lib/http/route';
import { readLinked } from '@/lib/visit/data';
import { takeLinkedStep } from '@/lib/visit/mutations';
import { linkParams, linkStepSchema } from '@/lib/visit/schema';

/** A visit by its link. */
export const GET = route({ auth: 'public', params: linkParams }, async ({ params }) => {
  const visit = await readLinked(params.token);
  if (!visit) throw notFound();
  return visit;
});

/** A step of the side whose link it is. */
export const POST = route({ auth: 'public', params: linkParams, body: linkStepSchema }, ({ params, body }) =>
  takeLinkedStep(params.token, body),
);
