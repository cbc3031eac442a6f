import { useTexts } from '#language';
import { understoodText } from '@/lib/search/format';
import type { ListPage } from '@/lib/search/lists/dto';
import { unknownLocalityText } from '@/lib/search/lists/format';

/** What was understood of the words, and what was left out; places of the address that mean nothing here. One line: the first home is to be seen below it. */
export function NotUnderstood({ page }: { page: ListPage }) {
  const words = useTexts('search/list');
  const { unrecognised, unknownNear, unknownLocalities, search } = page;
  const understood = understoodText(search, useTexts('search/applied'));
  const notes = [
    unrecognised &&
      (understood
        ? words.t('{understood}. Left out: {words}', { understood, words: unrecognised })
        : words.t('Left out: {words}', { words: unrecognised })),
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
