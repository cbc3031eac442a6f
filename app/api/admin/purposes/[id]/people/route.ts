import { exportAgreedPeople } from '@/lib/compliance/purposes/mutations';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** The people who agreed to a purpose, as a CSV file: the only list of people for it. */
export const GET = route(
  { auth: { can: 'export' }, params: idParams, produces: ['text/csv'] },
  async ({ actor, params }) =>
    new Response(await exportAgreedPeople(actor, params.id), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="agreed-${params.id}.csv"`,
      },
    }),
);
