import { listTours } from '@/lib/clients/tours/data';
import { createTour } from '@/lib/clients/tours/mutations';
import { newTourSchema } from '@/lib/clients/tours/schema';
import { route } from '@/lib/platform/http/route';

const AUTH = ['broker', 'admin'] as const;

/** Tours of several families to several homes, the latest day first. */
export const GET = route({ auth: AUTH }, ({ actor }) => listTours(actor));

/** Plans a tour: each family's homes in an order with times. */
export const POST = route({ auth: AUTH, body: newTourSchema }, async ({ actor, body }) =>
  Response.json(await createTour(actor, body), { status: 201 }),
);
