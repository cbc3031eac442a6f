import type { Text } from '@/lib/platform/language/translate';

const BROWSERS = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
  [/curl|axios|node|python|okhttp|Postman/i, 'API Client'],
] as const;

const SYSTEMS = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

function first(list: readonly (readonly [RegExp, string])[], userAgent: string): string | undefined {
  return list.find(([pattern]) => pattern.test(userAgent))?.[1];
}

/** A short name by which people recognise a browser, such as "Chrome on Android". */
export function deviceName(userAgent: string, t?: Text<'accounts/security'>): string {
  const browser = first(BROWSERS, userAgent) ?? (t ? t('Unknown') : 'Unknown');
  const system = first(SYSTEMS, userAgent);
  if (!system) return browser;
  return t ? t('{browser} on {system}', { browser, system }) : `${browser} on ${system}`;
}
