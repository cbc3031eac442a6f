import { z } from 'zod';
import { formDto } from '@/lib/deals/forms/dto';
import { openScan, removeScan, storeScan } from '@/lib/deals/forms/mutations';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

const TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];

export const GET = route({ auth: 'user', params: idParams, produces: TYPES }, ({ actor, params }) =>
  openScan(actor, params.id),
);

/** Multipart with one `file`, a PDF or a picture, which replaces an earlier scan. */
export const PUT = route(
  { auth: 'user', limit: 'upload', params: idParams, reply: z.strictObject({ data: formDto }) },
  async ({ actor, params, request }) => ({ data: await storeScan(actor, params.id, request) }),
);

export const DELETE = route(
  { auth: 'user', params: idParams, reply: z.strictObject({ data: formDto }) },
  async ({ actor, params }) => ({
    data: await removeScan(actor, params.id),
  }),
);
