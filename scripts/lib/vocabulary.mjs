/** Folders of lib/ that serve every domain, and pure algorithms: their files have names of their own. */
export const INFRASTRUCTURE = [
  'auth',
  'cache',
  'crypto',
  'http',
  'jobs',
  'language',
  'mail',
  'media',
  'scan',
  'tabular',
];
export const ENGINES = ['query-parser', 'search-index'];
const OPEN = new Set([...INFRASTRUCTURE, ...ENGINES, 'testing']);

/** What a file of a domain may be called, and so where a stranger looks for something (docs/architecture.md). */
const NAMES = new Set([
  // browser-safe
  'schema',
  'constants',
  'dto',
  'format',
  'rules',
  'client',
  // server-only
  'data',
  'mutations',
  'loaders',
  'events',
]);

/** Folders in a domain: long texts that are data, one file each. */
const FOLDERS = new Set(['lib/service-line/lines', 'lib/help/texts', 'lib/policy/texts']);

/** Lines that a file may have, the first match counts: what is longer is two things. */
const MAX_LINES = [
  [/^app\/.*\/page\.tsx$/, 60],
  [/^app\/.*\/route\.ts$/, 40],
  [/\.(tsx?|mjs)$/, 300],
];

/** A sentence when a file of the product is longer than its kind may be. */
export function lengthProblems(path, text) {
  const [, most] = MAX_LINES.find(([pattern]) => pattern.test(path)) ?? [];
  const lines = text.split('\n').length - 1;
  return most !== undefined && lines > most ? [`${path} has ${lines} lines: at most ${most}`] : [];
}

const ENVIRONMENT = /\bprocess\.env\b(?!\.NODE_ENV|\.NEXT_RUNTIME)/;
const MAY_READ_ENVIRONMENT = /^lib\/env\.ts$|^lib\/testing\/|\.test\.tsx?$/;

/** A sentence when a file of the product reads the environment past lib/env.ts. */
export function environmentProblems(path, text) {
  const isProblem = ENVIRONMENT.test(text) && !MAY_READ_ENVIRONMENT.test(path);
  return isProblem ? [`${path} reads process.env: add the variable to lib/env.ts`] : [];
}

/** One sentence for each path of `lib/` that stands where the vocabulary has no place for it. */
export function vocabularyProblems(paths) {
  return paths.flatMap((path) => {
    const [, domain, ...rest] = path.split('/');
    if (rest.length === 0 || OPEN.has(domain) || /\.test\.tsx?$/.test(path)) return [];
    if (FOLDERS.has(path.split('/').slice(0, -1).join('/'))) return [];
    if (rest.length > 1) return [`${path}: a domain has no folders; make it a domain of its own`];
    const name = rest[0].replace(/\.tsx?$/, '');
    return NAMES.has(name) ? [] : [`${path}: a domain's files are called ${[...NAMES].join(', ')}`];
  });
}
