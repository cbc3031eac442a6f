import { createPurpose } from '@/lib/compliance/purposes/mutations';
import { purposeSchema } from '@/lib/compliance/purposes/schema';
import { route } from '@/lib/platform/http/route';

/** Registers another purpose, about which members are asked. */
export const POST = route({ auth: { can: 'settings' }, body: purposeSchema }, async ({ actor, body }) =>
  Response.json({ message: 'Purpose entered', id: await createPurpose(actor, body) }, { status: 201 }),
);
