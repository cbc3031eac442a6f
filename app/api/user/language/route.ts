import { z } from 'zod';
import { setUserLanguage } from '@/lib/accounts/users/mutations';
import { languageSchema } from '@/lib/accounts/users/schema';
import { route } from '@/lib/platform/http/route';
import { LANGUAGES } from '@/lib/platform/language/languages';

export const PUT = route(
  { auth: 'user', body: languageSchema, reply: z.strictObject({ language: z.enum(LANGUAGES) }) },
  async ({ session, body }) => {
    await setUserLanguage(session.user.id, body.language);
    return { language: body.language };
  },
);
