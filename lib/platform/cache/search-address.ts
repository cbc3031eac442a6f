/** `SEARCH_URL` parsed: `https://user:password@host:9200/prefix`; the prefix is put before all index names. */
export function readSearchUrl(
  text: string,
): { origin: string; prefix: string; authorization?: string } | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || !/^\/[a-z0-9-]*$/.test(url.pathname)) return undefined;
  const user = [url.username, url.password].map(decodeURIComponent).join(':');
  return {
    origin: url.origin,
    prefix: url.pathname.slice(1) || 'saptam',
    ...(url.username && { authorization: `Basic ${Buffer.from(user).toString('base64')}` }),
  };
}
