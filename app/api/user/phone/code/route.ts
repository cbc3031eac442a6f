import { route } from '@/lib/http/route';
import { sendPhoneCode } from '@/lib/phone-confirmation/mutations';

export const POST = route({ auth: 'user', limit: 'mailAddress' }, async ({ session }) => {
  await sendPhoneCode(session);
  return { message: 'A message with six digits is on its way' };
});
