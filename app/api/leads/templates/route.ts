import { listTemplates } from '@/lib/answer-template/data';
import { createTemplate } from '@/lib/answer-template/mutations';
import { templateSchema } from '@/lib/answer-template/schema';
import { route } from '@/lib/http/route';

/** The caller's own templates. */
export const GET = route({ auth: 'user' }, async ({ actor }) => ({ templates: await listTemplates(actor) }));

export const POST = route({ auth: 'user', body: templateSchema }, async ({ actor, body }) =>
  Response.json({ template: await createTemplate(actor, body) }, { status: 201 }),
);
