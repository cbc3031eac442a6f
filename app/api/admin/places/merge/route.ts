import { z } from 'zod';
import { mergePlaces } from '@/lib/places/gazetteer/mutations';
import { mergePlacesSchema } from '@/lib/places/gazetteer/schema';
import { route } from '@/lib/platform/http/route';
import { textsIn } from '@/lib/platform/language/messages';
import { callingPageLanguage } from '@/lib/platform/language/of-request';

/** Merges two places into one with the names of both; listings of the second move to the first. */
export const POST = route(
  {
    auth: { can: 'places' },
    body: mergePlacesSchema,
    reply: z.strictObject({ message: z.string(), listings: z.number() }),
  },
  async ({ body, actor, request }) => {
    const { listings } = await mergePlaces(actor, body);
    const { t } = textsIn(callingPageLanguage(request.headers), 'office/replies');
    return {
      message: t('Merged; {listings, plural, one {# listing} other {# listings}} moved', { listings }),
      listings,
    };
  },
);
