import { z } from 'zod';
import { route } from '@/lib/platform/http/route';
import { listGuests } from '@/lib/visitors/guests/data';
import { guestDto } from '@/lib/visitors/guests/dto';

export const GET = route(
  { auth: { can: 'read' }, reply: z.strictObject({ guests: z.array(guestDto) }) },
  async () => ({ guests: await listGuests() }),
);
