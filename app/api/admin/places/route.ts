import { z } from 'zod';
import { exportPlaces } from '@/lib/places/gazetteer/data';
import { editedPlaceDto } from '@/lib/places/gazetteer/dto';
import { removePlace, savePlace } from '@/lib/places/gazetteer/mutations';
import { placeUpdateSchema, removePlaceSchema } from '@/lib/places/gazetteer/schema';
import { download } from '@/lib/platform/basics/download';
import { messageDto } from '@/lib/platform/http/dto';
import { route } from '@/lib/platform/http/route';
import { textsIn } from '@/lib/platform/language/messages';
import { callingPageLanguage } from '@/lib/platform/language/of-request';

/** All localities and landmarks as CSV, which `POST /api/admin/places/import` reads. */
export const GET = route({ auth: { can: 'read' }, produces: ['text/csv'] }, async () => {
  return download(await exportPlaces(), 'places.csv', 'text/csv; charset=utf-8');
});

/** Adds a place, or updates the one with that slug. */
export const POST = route(
  {
    auth: { can: 'places' },
    body: placeUpdateSchema,
    reply: z.strictObject({ message: z.string(), slug: z.string(), data: editedPlaceDto.optional() }),
  },
  async ({ body, actor, request }) => {
    const data = await savePlace(actor, body);
    const { t } = textsIn(callingPageLanguage(request.headers), 'office/replies');
    return { message: t('{name} saved', { name: body.name }), slug: body.slug, data };
  },
);

export const DELETE = route(
  { auth: { can: 'places' }, body: removePlaceSchema, reply: messageDto },
  async ({ body, actor }) => {
    await removePlace(actor, body);
    return { message: body.builtIn ? 'Back to the built-in place' : 'Place removed' };
  },
);
