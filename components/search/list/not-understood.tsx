import { useTexts } from '#language';
import type { ListPage } from '@/lib/search/lists/dto';
import { unknownLocalityText } from '@/lib/search/lists/format';

/** Typed words and places of the address that mean nothing here, and what is shown instead. One line: the first home is to be seen below it. */
export function NotUnderstood({ page }: { page: ListPage }) {
  const words = useTexts('search/list');
  const { unrecognised, unknownNear, unknownLocalities } = page;
  const notes = [
    unrecognised && words.t('Not understood: {words}', { words: unrecognised }),
    unknownNear &&
      words.t('We know no place called {name}; the list is not limited by it.', { name: unknownNear }),
    unknownLocalities.length > 0 && unknownLocalityText(page, words),
  ].filter((note) => note !== undefined && note !== '' && note !== false);
  if (notes.length === 0) return null;
  return (
    <p role="status" className="max-sm:-my-1 text-note text-warning leading-tight">
      {notes.join(' · ')}
    </p>
  );
}
