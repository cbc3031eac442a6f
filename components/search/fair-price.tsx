import type { ReactNode } from 'react';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import type { PropertyDto } from '@/lib/listings/dto';
import type { Texts } from '@/lib/platform/language/translate';
import { formatNumber } from '@/lib/platform/text/format';
import type { PricedHome, PricePosition, QuarterDto } from '@/lib/search/neighbourhood/dto';
import { differenceText, positionNote, positionText, verdictText } from '@/lib/search/neighbourhood/format';
import { dotColumns } from '@/lib/search/neighbourhood/rules';
import { QuarterLine } from './quarter-line';

type Props = {
  property: PropertyDto;
  position: PricePosition;
  quarters?: readonly QuarterDto[] | undefined;
  words: Texts<'listings/facts'>;
};

type AtMarkProps = { percent: number; className?: string; children: ReactNode };

const rateText = (rate: number) => `₹${formatNumber(rate)}`;

/** A similar home as a linked dot of the minimum touch size. */
function Dot({ home: { id, rate, title } }: { home: PricedHome }) {
  const name = `${rateText(rate)}, ${title}`;
  // the list below has the differences
  return <Link href={`/properties/${id}`} aria-label={name} title={name} />;
}

/** A label at its mark, kept inside the line near either end. */
const AtMark = ({ percent, className = '', children }: AtMarkProps) => (
  <div className="flex h-6">
    <span
      className={`whitespace-nowrap ${className}`}
      style={{ marginLeft: `${percent}%`, transform: `translateX(-${percent}%)` }}
    >
      {children}
    </span>
  </div>
);

function DotLine({ position, words }: Pick<Props, 'position' | 'words'>) {
  const { homes, rate, middle } = position;
  const { low, high, isCut, columns, own, mark, ownMark } = dotColumns(homes, position);
  return (
    <figure className="mt-4 text-sm tabular" aria-label={words.t('Prices of similar homes on a line')}>
      <AtMark percent={ownMark} className="text-accent-strong">
        {words.t('this one {rate}', { rate: rateText(rate) })}
      </AtMark>
      <div className="relative">
        <div className="dots">
          {columns.map((column, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <div key={i}>
              {i === own && <i />}
              {column.map((home) => (
                <Dot key={home.id} home={home} />
              ))}
            </div>
          ))}
        </div>
        <div className="relative h-3 border-line-strong border-t">
          <span className="absolute -top-1.5 h-3 border-ink border-l-2" style={{ left: `${mark}%` }} />
        </div>
      </div>
      <AtMark percent={mark}>{words.t('middle {rate}', { rate: rateText(middle) })}</AtMark>
      <figcaption className="flex justify-between gap-x-4 text-ink-soft">
        <span>
          {isCut.below && '≤ '}
          {rateText(low)}
        </span>
        <span>
          {isCut.above && '≥ '}
          {rateText(high)}
        </span>
      </figcaption>
    </figure>
  );
}

/** Compares the price with asking prices of at least five similar homes, each with a link and its differences. */
export function FairPrice({ property, position, quarters, words }: Props) {
  const { t } = words;
  return (
    <section aria-labelledby="fair-price">
      <Heading level={2} id="fair-price" className="mb-2">
        {t('Is the price fair?')}
      </Heading>
      <p className="text-lg">{verdictText(position, words)}</p>
      <p className="tabular">{positionText(position, property, words)}</p>
      <DotLine {...{ position, words }} />
      <details className="mt-2">
        <summary className="min-h-8 cursor-pointer content-center">{t('How each one differs')}</summary>
        <ul className="mt-1">
          {position.homes.map((home) => (
            <li key={home.id} className="flex justify-between gap-4 border-line border-t py-2">
              <span className="min-w-0">
                <Link href={`/properties/${home.id}`}>{home.title}</Link>
                <small className="block text-ink-soft text-sm">{differenceText(home, property, words)}</small>
              </span>
              <span className="shrink-0 tabular">{rateText(home.rate)}</span>
            </li>
          ))}
        </ul>
      </details>
      {quarters && quarters.length > 0 && <QuarterLine {...{ quarters, words, rate: position.rate }} />}
      <p className="mt-2 text-note text-ink-soft">{positionNote(position, property, words)}</p>
    </section>
  );
}
