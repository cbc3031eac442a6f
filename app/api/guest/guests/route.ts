import { route } from '@/lib/platform/http/route';
import { listGuests } from '@/lib/visitors/guests/data';

export const GET = route({ auth: { can: 'read' } }, async () => ({ guests: await listGuests() }));
