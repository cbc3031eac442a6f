import { useWords } from '#language';
import { Notice } from '@/components/ui/notice';
import type { ListPage } from '@/lib/public-list/dto';
import { unknownLocalityText } from '@/lib/public-list/format';

/** Places of the address that nobody knows, and what is shown instead. */
export function UnknownPlaces({ page }: { page: ListPage }) {
  const words = useWords('list');
  const { unknownNear, unknownLocalities } = page;
  return (
    <>
      {unknownNear && (
        <Notice variant="care">
          {words.t('We know no place called {name}; the list is not limited by it.', { name: unknownNear })}
        </Notice>
      )}
      {unknownLocalities.length > 0 && <Notice variant="care">{unknownLocalityText(page, words)}</Notice>}
    </>
  );
}
