import { listDeliveries } from '@/lib/brokers/webhooks/data';
import { route } from '@/lib/platform/http/route';

export const GET = route({ auth: ['broker'] }, async ({ actor }) => ({
  deliveries: await listDeliveries(actor.userId),
}));
