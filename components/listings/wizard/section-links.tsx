import { useTexts } from '#language';

/** The position of a section on the edit page. */
export const sectionId = (place: number) => `section-${place + 1}`;

export function SectionLinks({ names }: { names: readonly string[] }) {
  const { t } = useTexts('listings/wizard');
  return (
    <nav aria-label={t('Sections')}>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {names.map((name, place) => (
          <li key={name}>
            <a href={`#${sectionId(place)}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
