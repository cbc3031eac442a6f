/** Seven storeys under one roof: the seven service lines. Our own drawing. */
export function LogoMark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg viewBox="0 0 36 36" className={className} aria-hidden="true" focusable="false">
      <path
        d="M4 15.5 18 4l14 11.5"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M8 19v12M11.4 19v12M14.7 19v12M18 16v15M21.3 19v12M24.6 19v12M28 19v12"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  );
}

export function Logo({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2 font-bold text-xl leading-none tracking-tight">
      <LogoMark />
      {name}
    </span>
  );
}
