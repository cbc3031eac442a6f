import { route } from '@/lib/http/route';
import { decide } from '@/lib/property/desk-mutations';
import { deskDecisionSchema } from '@/lib/property/desk-schema';

export const POST = route({ auth: 'admin', body: deskDecisionSchema }, async ({ body, session, ip }) => {
  const { changed, failed } = await decide(body, { session, ip });
  const problems = failed.map(({ message }) => message);
  const message = `${changed} changed${failed.length ? `, ${failed.length} not: ${[...new Set(problems)].join('; ')}` : ''}`;
  return { message, changed, failed };
});
