import 'server-only';
import type { Language } from '@/lib/language/languages';
import { factWords, textIn } from '@/lib/language/messages';
import { getPublicProperty } from '@/lib/listing/data';
import type { PropertyDto } from '@/lib/listing/dto';
import { findCity } from '@/lib/place/rules';
import { listRates } from '@/lib/pricing/data';
import { site } from '@/lib/settings/data';
import type { ComparedGroup } from './dto';
import { compareHomes } from './rules';

export type Comparison = {
  homes: PropertyDto[];
  groups: ComparedGroup[];
  /** how many of the named homes can no longer be seen */
  missing: number;
};

/** The homes that everybody may see, side by side. */
export async function loadComparison(ids: readonly string[], language: Language): Promise<Comparison> {
  const found = await Promise.all(ids.map((id) => getPublicProperty(id)));
  const homes = found.filter((home) => home !== undefined);
  const regions = new Set(homes.map(({ citySlug }) => findCity(citySlug)?.state ?? ''));
  const { costs: agency = {} } = await site();
  const rates = (await Promise.all([...regions].map((region) => listRates(region)))).flat();
  return {
    homes,
    groups: compareHomes(
      homes,
      { rates, agency, on: new Date() },
      { ...factWords(language), compared: textIn(language, 'comparison') },
    ),
    missing: ids.length - homes.length,
  };
}
