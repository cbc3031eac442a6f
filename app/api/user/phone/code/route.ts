import { sendPhoneCode } from '@/lib/accounts/phone/mutations';
import { messageDto } from '@/lib/platform/http/dto';
import { route } from '@/lib/platform/http/route';

export const POST = route({ auth: 'user', limit: 'mailAddress', reply: messageDto }, async ({ session }) => {
  await sendPhoneCode(session);
  return { message: 'A six-digit code is on its way' };
});
