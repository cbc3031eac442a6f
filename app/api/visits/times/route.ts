import { z } from 'zod';
import { route } from '@/lib/platform/http/route';
import { listFreeHalfDays } from '@/lib/visits/data';
import { halfDayDto } from '@/lib/visits/hours/dto';
import { timesQuerySchema } from '@/lib/visits/schema';

export const GET = route(
  { auth: 'public', query: timesQuerySchema, reply: z.strictObject({ halfDays: z.array(halfDayDto) }) },
  ({ query }) => listFreeHalfDays(query.property),
);
