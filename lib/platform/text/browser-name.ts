const BROWSERS = ['Chrome', 'Safari', 'Firefox', 'API Client', 'Unknown'] as const;
export type BrowserName = (typeof BROWSERS)[number];

/** Guesses the browser by its user agent for the tracker. Chrome's user agent also names Safari, so the order matters. */
export function browserName(userAgent: string): BrowserName {
  if (/Postman|curl|wget|axios|insomnia|python|okhttp|node|java\//i.test(userAgent)) return 'API Client';
  if (/Firefox|FxiOS/.test(userAgent)) return 'Firefox';
  if (/Chrome|CriOS/.test(userAgent)) return 'Chrome';
  return /Safari/.test(userAgent) ? 'Safari' : 'Unknown';
}
