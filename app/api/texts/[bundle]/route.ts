import { z } from 'zod';
import { route } from '@/lib/platform/http/route';
import { TEXT_BUNDLES, type TextBundle } from '@/lib/platform/language/bundles';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { messagesOf } from '@/lib/platform/language/messages';

const params = z.object({ bundle: z.enum(Object.keys(TEXT_BUNDLES) as [TextBundle, ...TextBundle[]]) });
const query = z.object({ language: z.enum(LANGUAGES).default('en') });

/** Texts in one language for a part of a page that opens later, such as a form. */
export const GET = route(
  {
    auth: 'public',
    params,
    query,
    reply: z.strictObject({ messages: z.record(z.string(), z.record(z.string(), z.unknown())) }),
  },
  ({ params, query }) => {
    // by area and English text; a text with plurals or elements is an array (lib/platform/language/icu.ts)
    const messages: Record<string, Record<string, unknown>> = messagesOf(
      query.language,
      TEXT_BUNDLES[params.bundle],
    );
    return { messages };
  },
);
