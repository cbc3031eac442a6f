import { useTexts } from '#language';
import type { ListPage } from '@/lib/search/lists/dto';
import { unknownLocalityText } from '@/lib/search/lists/format';

/** A line and not a box: the first home is to be seen below it. */
const LINE = 'text-note text-warning';

/** Unknown places in the address, and what is shown instead. */
export function UnknownPlaces({ page }: { page: ListPage }) {
  const words = useTexts('search/list');
  const { unknownNear, unknownLocalities } = page;
  return (
    <>
      {unknownNear && (
        <p role="status" className={LINE}>
          {words.t('We know no place called {name}; the list is not limited by it.', { name: unknownNear })}
        </p>
      )}
      {unknownLocalities.length > 0 && (
        <p role="status" className={LINE}>
          {unknownLocalityText(page, words)}
        </p>
      )}
    </>
  );
}
