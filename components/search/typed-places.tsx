import type { TypedPlace } from '@/lib/search-box/dto';

/** Says which place is shown for words that are not its name, and asks which of the others, or the words themselves, was meant. */
export function TypedPlaces({ places }: { places: readonly TypedPlace[] }) {
  return places.map(({ typed, shown, others, asText }) => (
    <p key={typed} className="text-[0.9375rem] text-care">
      Showing {shown} for “{typed}”. Did you mean{' '}
      {others.map(({ label, hint, href }) => (
        <span key={href}>
          <a className="link" rel="nofollow" href={href}>
            {label} ({hint})
          </a>
          {', or '}
        </span>
      ))}
      <a className="link" rel="nofollow" href={asText}>
        the word “{typed}” itself
      </a>
      ?
    </p>
  ));
}
