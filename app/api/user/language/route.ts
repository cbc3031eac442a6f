import { setUserLanguage } from '@/lib/accounts/users/mutations';
import { languageSchema } from '@/lib/accounts/users/schema';
import { route } from '@/lib/platform/http/route';

export const PUT = route({ auth: 'user', body: languageSchema }, async ({ session, body }) => {
  await setUserLanguage(session.user.id, body.language);
  return { language: body.language };
});
