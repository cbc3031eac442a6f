import { saveView } from '@/lib/office/lists/mutations';
import { savedViewSchema } from '@/lib/office/lists/schema';
import { idDto } from '@/lib/platform/http/dto';
import { route } from '@/lib/platform/http/route';

export const POST = route(
  { auth: { can: 'read' }, body: savedViewSchema, reply: { 201: idDto } },
  async ({ body, actor }) => Response.json(await saveView(body, actor), { status: 201 }),
);
