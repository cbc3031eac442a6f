import { z } from 'zod';
import { listTemplates } from '@/lib/enquiries/templates/data';
import { templateDto } from '@/lib/enquiries/templates/dto';
import { createTemplate } from '@/lib/enquiries/templates/mutations';
import { newTemplateSchema } from '@/lib/enquiries/templates/schema';
import { route } from '@/lib/platform/http/route';

export const GET = route(
  { auth: 'user', token: 'leads:read', reply: z.strictObject({ templates: z.array(templateDto) }) },
  async ({ actor }) => ({
    templates: await listTemplates(actor),
  }),
);

export const POST = route(
  {
    auth: 'user',
    token: 'leads:write',
    body: newTemplateSchema,
    reply: { 201: z.strictObject({ template: templateDto }) },
  },
  async ({ actor, body }) => Response.json({ template: await createTemplate(actor, body) }, { status: 201 }),
);
