import type { Language } from '@/lib/language/languages';
import type { ListerDto } from '@/lib/lister/dto';
import type { PropertyDto } from '@/lib/listing/dto';
import type { Sketch } from '@/lib/place-sketch/dto';
import type { RateDto } from '@/lib/pricing/rules';
import type { Site } from '@/lib/settings/dto';

/** Everything that a print of a listing says: the same offer makes the same print. */
export type Offer = {
  language: Language;
  property: PropertyDto;
  site: Site;
  lister: ListerDto | undefined;
  rates: readonly RateDto[];
  /** what lies around it, where that is known */
  sketch: Sketch | undefined;
};
