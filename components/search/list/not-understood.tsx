import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { understoodText } from '@/lib/search/format';
import type { ListPage } from '@/lib/search/lists/dto';
import { unknownLocalityText } from '@/lib/search/lists/format';
import { preferredLabel } from '@/lib/search/preferred/format';
import { writePreferred } from '@/lib/search/preferred/rules';
import { searchPath } from '@/lib/search/rules';

/** Lists the understood words, those left out, and unknown places in one line, to keep the first home visible. */
export function NotUnderstood({ page }: { page: ListPage }) {
  const words = useTexts('search/list');
  const { unrecognised, isHelped, unknownNear, unknownLocalities, search } = page;
  const applied = useTexts('search/applied');
  // on a phone there is no room beside an unknown place
  const isAlone = !unknownNear && unknownLocalities.length === 0;
  const understood = isAlone && understoodText(search, applied);
  const notes = [
    isHelped &&
      (understood
        ? words.t('{understood}. Read with the help of a language model', { understood })
        : words.t('Read with the help of a language model')),
    unrecognised &&
      (understood && !isHelped
        ? words.t('{understood}. Left out: {words}', { understood, words: unrecognised })
        : words.t('Left out: {words}', { words: unrecognised })),
    unknownNear &&
      words.t('We don’t know a place called {name}, so it doesn’t limit the list.', { name: unknownNear }),
    unknownLocalities.length > 0 && unknownLocalityText(page, words),
  ].filter((note) => note !== undefined && note !== '' && note !== false);
  if (notes.length === 0 && page.either.length === 0) return null;
  return (
    <p role="status" className="max-sm:-my-1 text-note text-warning leading-tight">
      {notes.join(' · ')}
      {page.either.length > 0 && <Sides page={page} />}
    </p>
  );
}

/** Links to the sides of "2 BHK 55L or 3 BHK 75L", both of which are in the list. */
function Sides({ page: { search, either } }: { page: ListPage }) {
  const { t } = useTexts('search/list');
  const words = useTexts('search/applied');
  const keys = either.flatMap((side) => Object.keys(side));
  const shared = Object.fromEntries(Object.entries(search).filter(([key]) => !keys.includes(key)));
  return (
    <span className="text-ink">
      {' '}
      {t('Show only:')}{' '}
      {either.map((side) => (
        <Link
          key={writePreferred([side])}
          className="link mr-3 inline-flex min-h-6 items-center"
          href={searchPath({ ...shared, ...side, page: 1 })}
        >
          {preferredLabel(side, words)}
        </Link>
      ))}
    </span>
  );
}
