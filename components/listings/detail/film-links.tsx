import { ExternalLink } from 'lucide-react';
import { useTexts } from '#language';
import type { PropertyDto } from '@/lib/listings/dto';

const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, '');

/** Links to the owner's videos and tours on other sites. Embedded players would track every reader. */
export function FilmLinks({ property: { videoLink, tourLink } }: { property: PropertyDto }) {
  const { t } = useTexts('listings/facts');
  const known = [
    { label: 'Watch the video on {host}', href: videoLink } as const,
    { label: 'Look around in 360° on {host}', href: tourLink } as const,
  ].flatMap(({ label, href }) => (href ? [{ label, href }] : []));
  if (known.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-2">
      {known.map(({ label, href }) => (
        <li key={label}>
          <a
            className="link inline-flex min-h-11 items-center gap-2"
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
          >
            {t(label, { host: hostOf(href) })}
            <ExternalLink className="size-4" aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  );
}
