import { saveView } from '@/lib/office/lists/mutations';
import { savedViewSchema } from '@/lib/office/lists/schema';
import { route } from '@/lib/platform/http/route';

export const POST = route({ auth: { can: 'read' }, body: savedViewSchema }, async ({ body, actor }) =>
  Response.json(await saveView(body, actor), { status: 201 }),
);
