import { listTours } from '@/lib/clients/tours/data';
import { createTour } from '@/lib/clients/tours/mutations';
import { newTourSchema } from '@/lib/clients/tours/schema';
import { route } from '@/lib/platform/http/route';

const AUTH = ['broker', 'admin'] as const;

export const GET = route({ auth: AUTH }, ({ actor }) => listTours(actor));

export const POST = route({ auth: AUTH, body: newTourSchema }, async ({ actor, body }) =>
  Response.json(await createTour(actor, body), { status: 201 }),
);
