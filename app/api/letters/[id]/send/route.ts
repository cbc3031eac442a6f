import { sendLetterNow } from '@/lib/brokers/letters/mutations';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const POST = route({ auth: 'user', params: idParams }, async ({ actor, params }) => ({
  data: await sendLetterNow(actor, params.id),
}));
