import { confirmPhone } from '@/lib/accounts/phone/mutations';
import { phoneCodeSchema } from '@/lib/accounts/phone/schema';
import { messageDto } from '@/lib/platform/http/dto';
import { route } from '@/lib/platform/http/route';

export const POST = route(
  { auth: 'user', body: phoneCodeSchema, reply: messageDto },
  async ({ session, body, ip }) => {
    await confirmPhone(session, body.code, ip);
    return { message: 'Thank you. Your phone number is confirmed' };
  },
);
