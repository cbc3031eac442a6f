import { route } from '@/lib/http/route';
import { confirmPhone } from '@/lib/phone-confirmation/mutations';
import { phoneCodeSchema } from '@/lib/phone-confirmation/schema';

export const POST = route({ auth: 'user', body: phoneCodeSchema }, async ({ session, body, ip }) => {
  await confirmPhone(session, body.code, ip);
  return { message: 'Thank you. Your phone number is confirmed' };
});
