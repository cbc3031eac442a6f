import { Fragment } from 'react';
import { useTexts } from '#language';
import type { TypedPlace } from '@/lib/search/box/dto';

/** Says which place is shown for words that are not its name, and asks which of the others, or the words themselves, was meant. */
export function TypedPlaces({ places }: { places: readonly TypedPlace[] }) {
  const { t } = useTexts('search/box');
  return places.map(({ typed, shown, others, asText }) => (
    <p key={typed} className="text-note text-care">
      {t('Showing {place} for “{typed}”.', { place: shown, typed })}{' '}
      {t.rich('Did you mean <links></links>?', {
        links: () => (
          <>
            {others.map(({ label, hint, href }) => (
              <Fragment key={href}>
                <a className="link" rel="nofollow" href={href}>
                  {t('{place} ({hint})', { place: label, hint })}
                </a>
                {t(', or ')}
              </Fragment>
            ))}
            <a className="link" rel="nofollow" href={asText}>
              {t('the word “{typed}” itself', { typed })}
            </a>
          </>
        ),
      })}
    </p>
  ));
}
