import { z } from 'zod';
import { importPlaces } from '@/lib/places/gazetteer/mutations';
import { importPlacesSchema, MAX_CSV_LENGTH } from '@/lib/places/gazetteer/schema';
import { route } from '@/lib/platform/http/route';
import { textsIn } from '@/lib/platform/language/messages';
import { callingPageLanguage } from '@/lib/platform/language/of-request';

/** Devanagari letters take three bytes each, and JSON doubles some of them. */
const BODY_LIMIT = MAX_CSV_LENGTH * 4;

export const POST = route(
  {
    auth: { can: 'places' },
    body: importPlacesSchema,
    bodyLimit: BODY_LIMIT,
    reply: z.strictObject({ message: z.string(), written: z.number(), same: z.number() }),
  },
  async ({ body, actor, request }) => {
    const { written, same } = await importPlaces(actor, body.csv, request.signal);
    const { t } = textsIn(callingPageLanguage(request.headers), 'office/replies');
    return { message: t('{written} places written, {same} unchanged', { written, same }), written, same };
  },
);
