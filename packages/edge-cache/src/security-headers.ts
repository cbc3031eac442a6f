/** Headers that every answer carries, whoever made it. The policy of each page is in csp.ts. */
export function securityHeaders({
  https,
  framed = false,
}: {
  https: boolean;
  framed?: boolean;
}): [string, string][] {
  return [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    [
      'permissions-policy',
      // "near me" and taking a picture of a flat stay possible, on our own pages only
      'accelerometer=(), autoplay=(self), camera=(self), display-capture=(), fullscreen=*, geolocation=(self), gyroscope=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()',
    ],
    ['x-frame-options', framed ? 'SAMEORIGIN' : 'DENY'],
    ...(https
      ? ([['strict-transport-security', 'max-age=63072000; includeSubDomains']] as [string, string][])
      : []),
  ];
}
