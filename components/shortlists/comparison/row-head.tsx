/** The name of a row, which stays visible while the homes are swiped. */
export function RowHead({ label }: { label: string }) {
  return (
    <th
      scope="row"
      className="sticky left-0 z-10 hyphens-auto break-words bg-paper py-2.5 pr-2 text-left align-top font-normal text-ink-soft text-sm sm:text-base print:py-px print:text-[1em]"
    >
      {label}
    </th>
  );
}
