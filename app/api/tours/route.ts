import { z } from 'zod';
import { listTours } from '@/lib/clients/tours/data';
import { tourItemDto } from '@/lib/clients/tours/dto';
import { createTour } from '@/lib/clients/tours/mutations';
import { newTourSchema } from '@/lib/clients/tours/schema';
import { idDto } from '@/lib/platform/http/dto';
import { route } from '@/lib/platform/http/route';

const AUTH = ['broker', 'admin'] as const;

export const GET = route(
  { auth: AUTH, reply: z.strictObject({ tours: z.array(tourItemDto) }) },
  ({ actor }) => listTours(actor),
);

export const POST = route(
  { auth: AUTH, body: newTourSchema, reply: { 201: idDto } },
  async ({ actor, body }) => Response.json(await createTour(actor, body), { status: 201 }),
);
