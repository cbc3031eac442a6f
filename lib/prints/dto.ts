import type { RateDto } from '@/lib/costs/rates/rules';
import type { PropertyDto } from '@/lib/listings/dto';
import type { ListerDto } from '@/lib/listings/listers/dto';
import type { Language } from '@/lib/platform/language/languages';
import type { Letterhead } from '@/lib/prints/letterheads/dto';
import type { Sketch } from '@/lib/prints/sketch/dto';
import type { Site } from '@/lib/settings/dto';

/** Facts on the social picture of a listing. */
export type Preview = Pick<Offer, 'language' | 'property' | 'site'>;

/** Everything a print of a listing says: equal offers give equal prints. */
export type Offer = {
  language: Language;
  property: PropertyDto;
  site: Site;
  lister: ListerDto | undefined;
  letterhead: Letterhead;
  /** of `letterhead.face`: read before it is drawn (`withFiles`), and in no version of a print */
  face?: Uint8Array | undefined;
  rates: readonly RateDto[];
  /** the surroundings, where known */
  sketch: Sketch | undefined;
};
