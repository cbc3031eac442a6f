import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import type { ListDocumentDto } from '@/lib/office/lists/dto';
import { cellText, type SheetCell } from '@/lib/platform/tabular/cells';
import { formatNumber } from '@/lib/platform/text/format';
import { PrintButton } from './print-button';

type Props = ListDocumentDto & { rows: readonly SheetCell[][]; path: string };

const shown = (cell: SheetCell) => (typeof cell === 'number' ? formatNumber(cell) : cellText(cell));

/** A printed list with name, filters and date; app/globals.css numbers the pages. */
export function ListPrint({ title, filters, made, headings, rows, total, path }: Props) {
  const { t } = useTexts('office/lists');
  return (
    <article className="list-print container-page flex flex-col gap-4 py-6 print:py-0">
      <header>
        <Heading level={1} size="inherit" className="text-2xl">
          {title}
        </Heading>
        <p className="text-note">
          {filters.join(' · ')} · {t('{total, plural, one {# row} other {# rows}}', { total })} · {made}
        </p>
        {rows.length < total && (
          <p className="text-note">
            {t('Showing the first {count}. The file has all of them.', {
              count: formatNumber(rows.length),
            })}
          </p>
        )}
        <p className="mt-3 flex gap-4 print:hidden">
          <PrintButton />
          <Link className="link self-center" href={path}>
            {t('Back to the list')}
          </Link>
        </p>
      </header>
      <section
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what moves sideways on a phone is reached by keyboard
        tabIndex={0}
        className="relative overflow-x-auto print:overflow-visible"
      >
        <table className="w-full border-collapse text-left text-sm">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-line-strong border-b">
              {headings.map((heading) => (
                <th key={heading} scope="col" className="py-1 pr-3 font-bold last:pr-0">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a document that never changes
              <tr key={i} className="break-inside-avoid border-line border-b align-baseline">
                {row.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <td key={column} className="whitespace-pre-line break-words py-1 pr-3 last:pr-0">
                    {shown(cell)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </article>
  );
}
