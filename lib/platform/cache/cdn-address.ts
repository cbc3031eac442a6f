/** The kind of cache in front, the address for purges, and its token. */
export type Cdn = { kind: 'varnish' | 'fastly' | 'cloudflare'; url: string; token?: string };

const ADDRESS = /^(varnish|fastly|cloudflare)(?:\+(http|https))?:\/\/(?:([^@/]+)@)?([^@/?#]+)(\/[\w/-]*)?$/;

/**
 * Reads `varnish+http://10.0.0.2:6081`, `fastly://token@api.fastly.com/SERVICE` or `cloudflare://token@api.cloudflare.com/ZONE`;
 * undefined for anything else.
 */
export function readCdn(text: string): Cdn | undefined {
  const [, kind, scheme, token, host, path = ''] = ADDRESS.exec(text) ?? [];
  if (!kind || !host || !URL.canParse(`https://${host}`)) return undefined;
  const base = `${scheme ?? (kind === 'varnish' ? 'http' : 'https')}://${host}`;
  if (kind === 'varnish') return { kind, url: `${base}/` };
  const id = path.replaceAll('/', '');
  if (!token || !id) return undefined;
  const secret = decodeURIComponent(token);
  if (kind === 'fastly') return { kind, url: `${base}/service/${id}/purge`, token: secret };
  return { kind: 'cloudflare', url: `${base}/client/v4/zones/${id}/purge_cache`, token: secret };
}
