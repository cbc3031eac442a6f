import type { RateDto } from '@/lib/costs/rates/rules';
import type { PropertyDto } from '@/lib/listings/dto';
import type { ListerDto } from '@/lib/listings/listers/dto';
import type { Language } from '@/lib/platform/language/languages';
import type { Letterhead } from '@/lib/prints/letterheads/dto';
import type { Sketch } from '@/lib/prints/sketch/dto';
import type { Site } from '@/lib/settings/dto';

/** Everything a print of a listing says: equal offers give equal prints. */
export type Offer = {
  language: Language;
  property: PropertyDto;
  site: Site;
  lister: ListerDto | undefined;
  letterhead: Letterhead;
  rates: readonly RateDto[];
  /** the surroundings, where known */
  sketch: Sketch | undefined;
};
