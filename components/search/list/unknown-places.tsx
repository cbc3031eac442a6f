import { useTexts } from '#language';
import { Notice } from '@/components/ui/feedback/notice';
import type { ListPage } from '@/lib/search/lists/dto';
import { unknownLocalityText } from '@/lib/search/lists/format';

/** Places of the address that nobody knows, and what is shown instead. */
export function UnknownPlaces({ page }: { page: ListPage }) {
  const words = useTexts('search/list');
  const { unknownNear, unknownLocalities } = page;
  return (
    <>
      {unknownNear && (
        <Notice variant="warning">
          {words.t('We know no place called {name}; the list is not limited by it.', { name: unknownNear })}
        </Notice>
      )}
      {unknownLocalities.length > 0 && <Notice variant="warning">{unknownLocalityText(page, words)}</Notice>}
    </>
  );
}
