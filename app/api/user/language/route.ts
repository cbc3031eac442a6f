import { route } from '@/lib/http/route';
import { setUserLanguage } from '@/lib/user/mutations';
import { languageSchema } from '@/lib/user/schema';

/** The language of the mails to this account. */
export const PUT = route({ auth: 'user', body: languageSchema }, async ({ session, body }) => {
  await setUserLanguage(session.user.id, body.language);
  return { language: body.language };
});
