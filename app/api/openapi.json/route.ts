import document from '@/docs/openapi.json';
import { route } from '@/lib/platform/http/route';

/** The API as OpenAPI 3.1, made from the schemas that check its requests (`npm run openapi`). */
export const GET = route({ auth: 'public' }, () => document);
