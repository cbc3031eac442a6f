import 'server-only';
import { getDemand } from '@/lib/brokers/demand/data';
import { loadEditable } from '@/lib/listings/loaders';
import type { UserSession } from '@/lib/platform/auth/types';
import { pageLanguage } from '@/lib/platform/language/on-server';
import type { SearchParams } from '@/lib/platform/text/list-url';
import { getListingFigures } from './data';
import { figuresPageSchema } from './schema';

/** Loads a listing's figures for people who can edit it; shows others a 404. */
export async function loadFigures(session: UserSession, id: string, query: SearchParams) {
  const { days } = figuresPageSchema.parse(query);
  const property = await loadEditable(session, id);
  const language = await pageLanguage();
  const [figures, demand] = await Promise.all([
    getListingFigures(property, days, language),
    getDemand(property._id, new Date(), language),
  ]);
  return { property, figures, demand };
}
