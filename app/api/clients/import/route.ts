import { importClients } from '@/lib/imports/clients/mutations';
import { route } from '@/lib/platform/http/route';

/** Clients from a CSV file or vCards; with `check=1` it says what that would do. */
export const POST = route({ auth: ['broker', 'admin'], limit: 'upload' }, ({ actor, request }) =>
  importClients(actor, request),
);
