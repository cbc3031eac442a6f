export type Lifetime = {
  /** served from memory as it is */
  freshSeconds: number;
  /** served from memory for so much longer, while it is rendered again */
  staleSeconds: number;
};

/** Addresses whose responses are the same for every visitor. */
export type PublicRoute = {
  /** the whole path, lower case and unencoded; its first group may feed `tags` */
  path: RegExp;
  /** the query keys that the response depends on; others are dropped before rendering */
  query: readonly string[];
  tags: (match: RegExpExecArray) => string[];
  lifetime: Lifetime;
  /** with a session cookie: 'own-key', an entry of its own, rendered without the cookie; 'bypass', the application */
  session: 'own-key' | 'bypass';
  /** the application gets to know the address of the visitor who caused a render: it limits calls per address */
  forwardsAddress?: boolean;
};

export type Matched = { route: PublicRoute; path: string; query: string; tags: string[] };

const MAX_QUERY_LENGTH = 600;

/** The declared part of a query in one order, without empty values; undefined when it is longer than any real search. */
export function canonicalQuery(raw: string, allowed: readonly string[]): string | undefined {
  if (raw === '' || allowed.length === 0) return '';
  if (raw.length > 4 * MAX_QUERY_LENGTH) return undefined;
  const declared = [...new URLSearchParams(raw)].filter(
    ([key, value]) => value !== '' && allowed.includes(key),
  );
  declared.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const query = new URLSearchParams(declared).toString();
  return query.length > MAX_QUERY_LENGTH ? undefined : query;
}

/** The public route of a request target, or undefined: the application responds and nothing is cached. */
export function matchPublic(url: string, routes: readonly PublicRoute[]): Matched | undefined {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  for (const route of routes) {
    const match = route.path.exec(path);
    if (!match) continue;
    const query = canonicalQuery(mark < 0 ? '' : url.slice(mark + 1), route.query);
    return query === undefined ? undefined : { route, path, query, tags: route.tags(match) };
  }
  return undefined;
}
