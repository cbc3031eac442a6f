import { formatNumber } from '@/lib/platform/text/format';

type Props = {
  caption: string;
  what: string;
  unit: string;
  /** the largest first */
  rows: { label: string; count: number }[];
};

/** Names with numbers, each with a bar proportional to its share of the largest. */
export function ShareList({ caption, what, unit, rows }: Props) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table className="w-full text-note">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-left text-ink-soft">
          <th scope="col" className="font-normal">
            {what}
          </th>
          <th scope="col" className="text-right font-normal">
            {unit}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, count }) => (
          <tr key={label} className="border-line border-t">
            <td className="py-1.5 pr-4">
              {label}
              <svg
                aria-hidden="true"
                viewBox="0 0 100 2"
                preserveAspectRatio="none"
                className="mt-1 block h-1 w-full"
              >
                <rect width={(100 * count) / most} height="2" fill="var(--accent)" />
              </svg>
            </td>
            <td className="w-28 text-right align-top tabular">{formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
