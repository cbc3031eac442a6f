import type { RateDto } from '@/lib/costs/rates/rules';
import type { PropertyDto } from '@/lib/listings/dto';
import type { ListerDto } from '@/lib/listings/listers/dto';
import type { Language } from '@/lib/platform/language/languages';
import type { Letterhead } from '@/lib/prints/letterheads/dto';
import type { Sketch } from '@/lib/prints/sketch/dto';
import type { Site } from '@/lib/settings/dto';

/** Facts on the social picture of a listing. */
export type Preview = Pick<Offer, 'language' | 'property' | 'site'>;

/** The content of a listing's print. Equal offers give equal prints. */
export type Offer = {
  language: Language;
  property: PropertyDto;
  site: Site;
  lister: ListerDto | undefined;
  letterhead: Letterhead;
  /** bytes of `letterhead.face`, loaded by `withFiles`; not part of a print's version */
  face?: Uint8Array | undefined;
  rates: readonly RateDto[];
  /** the surroundings, if known */
  sketch: Sketch | undefined;
};
