import { Fragment } from 'react';
import { useTexts } from '#language';
import type { TypedPlace, UnknownName } from '@/lib/search/box/dto';

export function TypedPlaces({ places }: { places: readonly TypedPlace[] }) {
  const { t } = useTexts('search/box');
  return places.map(({ typed, shown, others, asText }) => (
    <p key={typed} className="text-note text-warning">
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

export function UnknownNames({ names }: { names: readonly UnknownName[] }) {
  const { t } = useTexts('search/box');
  return names.map(({ typed, guesses }) => (
    <p key={typed} className="text-note text-warning">
      {t.rich('We don’t know a place called “{typed}”. Did you mean <links></links>?', {
        typed,
        links: () =>
          guesses.map(({ label, href }, at) => (
            <Fragment key={href}>
              {at > 0 && t(', or ')}
              <a className="link" rel="nofollow" href={href}>
                {label}
              </a>
            </Fragment>
          )),
      })}
    </p>
  ));
}
