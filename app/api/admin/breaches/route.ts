import { createBreach } from '@/lib/compliance/breaches/mutations';
import { newBreachSchema } from '@/lib/compliance/breaches/schema';
import { route } from '@/lib/platform/http/route';

/** Enters a personal data breach; the clock runs from the moment it was noticed. */
export const POST = route({ auth: { can: 'settings' }, body: newBreachSchema }, async ({ actor, body }) =>
  Response.json({ message: 'Breach entered', data: await createBreach(actor, body) }, { status: 201 }),
);
