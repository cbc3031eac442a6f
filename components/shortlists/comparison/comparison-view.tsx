import type { CSSProperties } from 'react';
import { useTexts } from '#language';
import { ListingImage } from '@/components/listings/listing-image';
import { useFacts } from '@/components/listings/property-facts';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import type { PropertyDto } from '@/lib/listings/dto';
import type { ComparedGroup, ComparedRow } from '@/lib/shortlists/comparison/dto';
import { OwnNotes, PlaceDistances } from './place-distances';
import { RowHead } from './row-head';

type Props = { homes: PropertyDto[]; groups: ComparedGroup[] };

// on a phone two homes fit beside the row names, and the third hints at more
const column = 'w-27 snap-start align-top max-sm:text-note sm:w-auto print:w-auto';

function Heads({ homes, hasPictures }: { homes: PropertyDto[]; hasPictures: boolean }) {
  const { titleOf } = useFacts();
  return (
    <thead className={hasPictures ? undefined : 'print:hidden'}>
      <tr>
        <td className="sticky left-0 z-10 w-22 bg-paper sm:w-48 print:w-32" />
        {homes.map(({ _id: id, images, category, ...home }) => (
          <th key={id} scope="col" className={`${column} px-1.5 pb-4 text-left sm:px-2 print:py-0`}>
            {hasPictures && (
              <ListingImage
                image={images[0]}
                category={category}
                alt=""
                sizes="16rem"
                className="rounded-md print:hidden"
              />
            )}
            <Link href={`/properties/${id}`} className="mt-2 block leading-snug">
              {titleOf({ category, ...home })}
            </Link>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Row({ row }: { row: ComparedRow }) {
  const { t } = useTexts('shortlists/comparison');
  return (
    <tr className="border-line border-t">
      <RowHead label={row.label} />
      {row.values.map((value, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a value has no name but its column
        <td key={i} className={`${column} break-words px-1.5 py-2.5 tabular sm:px-2 print:py-px`}>
          {value === null ? (
            <span className="text-ink-soft">{t('Not known')}</span>
          ) : (
            <span className={row.best?.index === i ? 'font-bold' : undefined}>{value}</span>
          )}
          {row.best?.index === i && (
            <span className="block text-sm text-verified print:inline print:pl-1 print:text-[1em]">
              {t(row.best.why)}
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

/** Rows that are equal for all homes, folded because they decide nothing. */
function SameRows({ rows }: { rows: ComparedRow[] }) {
  const { t } = useTexts('shortlists/comparison');
  if (rows.length === 0) return null;
  return (
    <>
      <p className="hidden border-line border-t py-px print:block">
        {t('Same for all: {what}', {
          what: rows.map(({ label, values }) => `${label} ${values[0]}`).join(' · '),
        })}
      </p>
      <details className="border-line border-t py-2 print:hidden">
        <summary className="min-h-11 cursor-pointer py-2 text-ink-soft">
          {t('Same for all: {what}', { what: rows.length })}
        </summary>
        <dl className="grid gap-x-10 sm:grid-cols-2">
          {rows.map(({ label, values }) => (
            <div key={label} className="flex justify-between gap-4 py-1.5">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="text-right">{values[0]}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

export function ComparisonView({ homes, groups }: Props) {
  const { t } = useTexts('shortlists/comparison');
  return (
    <div className="flex flex-col gap-8 print:gap-1">
      {groups.map(({ title, rows }, i) => {
        const different = rows.filter(({ isSame }) => !isSame);
        return (
          <section key={title} className="break-inside-avoid">
            <Heading level={2} className="mb-2 print:mb-0 print:text-[1em]">
              {t(title)}
            </Heading>
            <div className="relative snap-x scroll-pl-22 overflow-x-auto print:overflow-visible">
              <table
                // an explicit width keeps the columns equal, whatever their content
                style={{ '--homes': homes.length } as CSSProperties}
                className="w-[calc(5.5rem+var(--homes)*6.75rem)] min-w-full table-fixed border-collapse sm:w-full print:w-full"
              >
                <caption className="sr-only">
                  {t('{group} of {count} homes', { group: t(title), count: homes.length })}
                </caption>
                <Heads homes={homes} hasPictures={i === 0} />
                <tbody>
                  {different.map((row) => (
                    <Row key={row.label} row={row} />
                  ))}
                  {title === 'Place' && <PlaceDistances homes={homes} />}
                  {title === 'Papers' && <OwnNotes ids={homes.map(({ _id }) => _id)} />}
                </tbody>
              </table>
            </div>
            <SameRows rows={rows.filter(({ isSame }) => isSame)} />
          </section>
        );
      })}
    </div>
  );
}
