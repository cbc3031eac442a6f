import { notFound } from '@/lib/platform/errors';
import { route } from '@/lib/platform/http/route';
import { readLinked } from '@/lib/visits/data';
import { visitDto } from '@/lib/visits/dto';
import { takeLinkedStep } from '@/lib/visits/mutations';
import { linkParams, linkStepSchema } from '@/lib/visits/schema';

export const GET = route({ auth: 'public', params: linkParams, reply: visitDto }, async ({ params }) => {
  const visit = await readLinked(params.token);
  if (!visit) throw notFound();
  return visit;
});

export const POST = route({ auth: 'public', params: linkParams, body: linkStepSchema }, ({ params, body }) =>
  takeLinkedStep(params.token, body),
);
