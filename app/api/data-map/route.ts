import { z } from 'zod';
import { download } from '@/lib/platform/basics/download';
import { route } from '@/lib/platform/http/route';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { dataMapPdf } from '@/lib/registries/personal-data/loaders';

const query = z.object({ lang: z.enum(LANGUAGES).default('en') });

/** Kinds of personal data with purpose and retention period, generated from the program. Contains nobody's data. */
export const GET = route(
  { auth: 'public', query, produces: ['application/pdf'] },
  async ({ query: { lang } }) =>
    download(new Uint8Array(await dataMapPdf(lang)), `data-map-${lang}.pdf`, 'application/pdf'),
);
