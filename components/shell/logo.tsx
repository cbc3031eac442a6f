/** The id of the header's drawing, which the footer shows again. */
const DRAWING = 'saptam-mark';

export function LogoCopy() {
  return (
    <svg viewBox="0 0 36 36" className="size-10" aria-hidden="true">
      <use href={`#${DRAWING}`} />
    </svg>
  );
}

export function Logo({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2 font-bold text-xl leading-none tracking-tight">
      <svg viewBox="0 0 36 36" className="size-9" aria-hidden="true">
        <g id={DRAWING} fill="none" strokeLinecap="round">
          <path d="M4 15.5 18 4l14 11.5" stroke="var(--accent)" strokeWidth="3" />
          <path
            d="M8 19v12M11.4 19v12M14.7 19v12M18 16v15M21.3 19v12M24.6 19v12M28 19v12"
            stroke="currentColor"
            strokeWidth="1.8"
          />
        </g>
      </svg>
      {name}
    </span>
  );
}
