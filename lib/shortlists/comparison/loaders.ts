import 'server-only';
import { listRates } from '@/lib/costs/rates/data';
import { getPublicProperty } from '@/lib/listings/data';
import type { PropertyDto } from '@/lib/listings/dto';
import { findCity } from '@/lib/places/rules';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { site } from '@/lib/settings/data';
import type { ComparedGroup } from './dto';
import { compareHomes } from './rules';

export type Comparison = {
  homes: PropertyDto[];
  groups: ComparedGroup[];
  missing: number;
};

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
      { ...textsIn(language, 'listings/facts'), compared: textsIn(language, 'shortlists/comparison').t },
    ),
    missing: ids.length - homes.length,
  };
}
