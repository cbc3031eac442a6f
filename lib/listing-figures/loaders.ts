import 'server-only';
import type { UserSession } from '@/lib/auth/types';
import { getDemand } from '@/lib/demand/data';
import { pageLanguage } from '@/lib/language/on-server';
import type { SearchParams } from '@/lib/list-url';
import { loadEditable } from '@/lib/listing/loaders';
import { getListingFigures } from './data';
import { figuresPageSchema } from './schema';

/** What the page of a listing's figures shows, for who may edit it; a 404 for everybody else. */
export async function loadFigures(session: UserSession, id: string, query: SearchParams) {
  const { days } = figuresPageSchema.parse(query);
  const property = await loadEditable(session, id);
  const [figures, demand] = await Promise.all([
    getListingFigures(property, days, await pageLanguage()),
    getDemand(property._id),
  ]);
  return { property, figures, demand };
}
