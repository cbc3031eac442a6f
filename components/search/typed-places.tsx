import type { TypedPlace } from '@/lib/search-box/dto';

/** Says which place is shown for words that are not its name, what else may be meant, and how to look for the words. */
export function TypedPlaces({ places }: { places: readonly TypedPlace[] }) {
  return places.map(({ typed, shown, others, asText }) => (
    <p key={typed} className="text-[0.9375rem] text-care">
      Showing {shown} for “{typed}”.{' '}
      {others.length > 0 && (
        <>
          Did you mean{' '}
          {others.map(({ label, hint, href }, i) => (
            <span key={href}>
              {i > 0 && ', '}
              <a className="link" rel="nofollow" href={href}>
                {label} ({hint})
              </a>
            </span>
          ))}
          ?{' '}
        </>
      )}
      <a className="link" rel="nofollow" href={asText}>
        Search for the word itself
      </a>
    </p>
  ));
}
