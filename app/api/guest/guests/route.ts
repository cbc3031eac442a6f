import { listGuests } from '@/lib/guest/data';
import { route } from '@/lib/http/route';

export const GET = route({ auth: { can: 'read' } }, async () => ({ guests: await listGuests() }));
