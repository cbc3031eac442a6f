import 'server-only';
import type { PropertyCardDto } from '@/lib/listings/dto';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { Property } from '@/models/listings/property';
import { titleOf } from './format';

const FACTS = {
  _id: 0,
  title: 1,
  category: 1,
  subType: 1,
  bedrooms: 1,
  locality: 1,
  city: 1,
  project: 1,
  carpetArea: 1,
  area: 1,
} as const;

/**
 * A listing's title as on pages of that language. Without one, or if the listing no longer exists, the title stored with the visit or
 * enquiry.
 */
export async function getTitle(
  id: unknown,
  stored: string,
  language: Language | null | undefined,
): Promise<string> {
  if (!language || language === 'en' || !id) return stored;
  const row = await Property.findById(id, FACTS).lean();
  if (!row) return stored;
  const facts = row as unknown as PropertyCardDto;
  return titleOf({ ...facts, title: stored }, textsIn(language, 'listings/card'));
}
