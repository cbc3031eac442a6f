import { AMENITIES, AMENITY_LABELS } from '@/lib/listings/fields/vocabulary';
import { textsIn } from '@/lib/platform/language/messages';
import { parsePhrasing } from '@/test/phrasings';

test.each(['mr', 'hi'] as const)(
  'every amenity is understood by the name that pages give it in %s',
  (language) => {
    const { label } = textsIn(language);
    const missed = AMENITIES.filter(
      (amenity) => !parsePhrasing(label(AMENITY_LABELS[amenity])).search.amenities?.includes(amenity),
    );
    expect(missed.map((amenity) => label(AMENITY_LABELS[amenity]))).toEqual([]);
  },
);
