import { useText } from '#language';
import { TypedPlaces } from '@/components/search/typed-places';
import type { SearchNotes as Notes } from '@/lib/search-box/dto';

/** What must be said of the words that led here: a place that they do not name letter for letter, a service that they ask for. */
export function SearchNotes({ typedPlaces, service }: Notes) {
  const t = useText('list');
  return (
    <>
      <TypedPlaces places={typedPlaces} />
      {service && (
        <p className="text-[0.9375rem]">
          {t.rich('For this there is <a>{service}</a>.', {
            service: service.label,
            a: (text) => (
              <a className="link" href={service.href}>
                {text}
              </a>
            ),
          })}
        </p>
      )}
    </>
  );
}
