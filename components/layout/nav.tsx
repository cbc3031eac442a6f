const LINKS = [
  ['/', 'Home'],
  ['/buy', 'Buy'],
  ['/rent', 'Rent'],
  ['/services', 'Services'],
  ['/login', 'Login'],
  ['/register', 'Register'],
] as const;

export function Nav() {
  return (
    <nav aria-label="Main" className="flex items-center gap-1 overflow-x-auto">
      {LINKS.map(([href, label]) => (
        <a key={href} href={href} className="rounded-md px-3 py-2 no-underline hover:bg-sunken">
          {label}
        </a>
      ))}
    </nav>
  );
}
