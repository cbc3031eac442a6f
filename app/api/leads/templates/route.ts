import { listTemplates } from '@/lib/enquiries/templates/data';
import { createTemplate } from '@/lib/enquiries/templates/mutations';
import { newTemplateSchema } from '@/lib/enquiries/templates/schema';
import { route } from '@/lib/platform/http/route';

export const GET = route({ auth: 'user', token: 'leads:read' }, async ({ actor }) => ({
  templates: await listTemplates(actor),
}));

export const POST = route(
  { auth: 'user', token: 'leads:write', body: newTemplateSchema },
  async ({ actor, body }) => Response.json({ template: await createTemplate(actor, body) }, { status: 201 }),
);
