import { TypedPlaces, UnknownNames } from '@/components/search/box/typed-places';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import type { AnswerDto } from '@/lib/search/answers/dto';
import type { SearchNotes as Notes } from '@/lib/search/box/dto';

const isOutside = (href: string) => /^https:/.test(href);

function AnswerCard({ answer: { title, text, link, more = [] } }: { answer: AnswerDto }) {
  return (
    <section
      aria-label={title}
      className="flex max-w-3xl flex-col gap-2 rounded-md border border-line bg-surface p-4"
    >
      <Heading level={2} size="card">
        {title}
      </Heading>
      <p className="text-note text-ink-soft">{text}</p>
      {more.length > 0 && (
        <ul className="flex flex-col">
          {more.map(({ label, hint, href }) => (
            <li key={href}>
              <Link
                href={href}
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 no-underline hover:underline"
              >
                <span className="font-bold">{label}</span>
                <span className="tabular text-note text-ink-soft">{hint}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p>
        {isOutside(link.href) ? (
          <a className="link" href={link.href} rel="noopener">
            {link.label}
          </a>
        ) : (
          <Link className="link" href={link.href}>
            {link.label}
          </Link>
        )}
      </p>
    </section>
  );
}

export function SearchNotes({ typedPlaces, unknownNames, answer }: Notes) {
  return (
    <>
      <TypedPlaces places={typedPlaces} />
      <UnknownNames names={unknownNames} />
      {answer && <AnswerCard answer={answer} />}
    </>
  );
}
