/** One handler file of the API: its address as the folder spells it, and the methods that it exports. */
export type ApiRoute = { path: string; methods: readonly string[] };

const ESCAPED = /[.*+?^${}()|[\]\\]/g;

function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => {
    if (part.startsWith('[...')) return '.+';
    return part.startsWith('[') ? '[^/]+' : part.replace(ESCAPED, '\\$&');
  });
  return new RegExp(`^${parts.join('/')}$`);
}

/** Next takes a spelled-out folder before a dynamic one, and that before a catch-all: a key that sorts so. */
function orderOf(path: string): string {
  const parts = path
    .split('/')
    .map((part) => (part.startsWith('[...') ? '2' : part.startsWith('[') ? '1' : '0'));
  return parts.join('');
}

/**
 * Which methods the handlers of the API have. Next answers the others with an empty 405; RFC 9110 §15.5.6 asks for an
 * `Allow` header, and clients of ours read `message`.
 */
export class ApiMethods {
  private readonly routes: { pattern: RegExp; allow: string[] }[];

  constructor(routes: readonly ApiRoute[]) {
    this.routes = routes
      .toSorted((a, b) => orderOf(a.path).localeCompare(orderOf(b.path)))
      .map(({ path, methods }) => {
        const read = methods.includes('GET') ? ['HEAD'] : [];
        return { pattern: patternOf(path), allow: [...methods, ...read, 'OPTIONS'] };
      });
  }

  /** The value of `Allow` when this method is not among the handler's; undefined when it is, or nobody is there. */
  allowInstead(method: string, path: string): string | undefined {
    const allow = this.routes.find(({ pattern }) => pattern.test(path))?.allow;
    return allow && !allow.includes(method) ? allow.join(', ') : undefined;
  }
}
