import { pdfReply } from '@/lib/compliance/documents/loaders';
import { route } from '@/lib/platform/http/route';
import { requestLanguage } from '@/lib/platform/language/of-request';
import { dataMapPdf } from '@/lib/registries/personal-data/loaders';

/** Which data about people is kept, for what and how long, generated from the program; of nobody in particular. */
export const GET = route({ auth: 'public', produces: ['application/pdf'] }, async ({ request }) => {
  const language = requestLanguage(request.headers);
  return pdfReply(await dataMapPdf(language), `data-map-${language}.pdf`);
});
