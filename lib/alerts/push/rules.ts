/** True if an endpoint matches one of these services: `https://` hosts, `*.` for all subdomains, or a full origin in tests. */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  const { origin, protocol, hostname, username, port } = new URL(endpoint);
  if (username) return false;
  return services.some((service) => {
    if (service.includes('://')) return origin === service;
    if (protocol !== 'https:' || port) return false;
    return service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service;
  });
}

/** Shortens a text to a size every service accepts; some refuse more than 3 KB once encrypted (RFC 8030, 7.2). */
export const shortened = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;
