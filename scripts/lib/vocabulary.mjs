import { createRequire } from 'node:module';

const { ENGINES, FLOORS, INSIDE, ROOMS } = createRequire(import.meta.url)('./floors.cjs');

/** Permitted names for files of an area or its parts, so that newcomers know where to look. */
const NAMES = new Set([
  // run anywhere, or in the browser
  'constants',
  'schema',
  'dto',
  'format',
  'rules',
  'client',
  // run on the server
  'data',
  'mutations',
  'loaders',
  'drawing',
  'events',
  'providers',
  'listeners',
  'mails',
  'jobs',
  'tasks',
  'privacy',
]);

/** Areas with free file names: the technical base, and one file per registry. */
const OPEN_AREAS = new Set(['platform', 'registries']);

/** Folders of an area with long texts, one file each. */
const TEXT_FOLDERS = new Set([
  'lib/content/service-lines/lines',
  'lib/content/help/texts',
  'lib/content/policies/texts',
]);

/** Root files outside the areas: the catalogue of texts, and texts shared by all areas. */
const ROOT_FILES = new Set(['catalogue', 'common', 'labels', 'replies'].map((name) => `messages/${name}.ts`));

/** Files with free names: a listing's publication state, used by four areas, and its field tables. */
const NAMED_FILES = new Set([
  'lib/listings/lifecycle.ts',
  ...['details', 'kinds', 'vocabulary'].map((name) => `lib/listings/fields/${name}.ts`),
]);

const AREAS = new Set(FLOORS.flat());

const ENVIRONMENT = /\bprocess\.env\b(?!\.NODE_ENV|\.NEXT_RUNTIME)/;
const MAY_READ_ENVIRONMENT = /^lib\/platform\/env\.ts$|^test\/|\.test\.tsx?$/;

/** Returns a sentence if a file reads the environment outside lib/platform/env.ts. */
export function environmentProblems(path, text) {
  const isProblem = ENVIRONMENT.test(text) && !MAY_READ_ENVIRONMENT.test(path);
  return isProblem ? [`${path} reads process.env: add the variable to lib/platform/env.ts`] : [];
}

const EVENTS_FILE = /^lib\/(?!platform\/).+[/.](?:events|providers)\.ts$/;
const STATEMENT = /^(?:export )?(?:(?:async )?function|class|const (?!\w+ = define(?:Event|Providers)\b)).*/m;

/** Returns a sentence if an events.ts or providers.ts contains more than definitions and their types, because listeners and mails belong in other files. */
export function eventsProblems(path, text) {
  const other = EVENTS_FILE.test(path) && text.match(STATEMENT)?.[0];
  return other ? [`${path} has definitions and nothing else: move "${other.trim()}"`] : [];
}

/** Returns a sentence for each path outside the areas or outside the vocabulary. */
export function vocabularyProblems(paths) {
  const each = paths.flatMap((path) => {
    const [room, area, ...rest] = path.split('/');
    if (!ROOMS.includes(room) || ROOT_FILES.has(path)) return [];
    if (rest.length === 0 && room !== 'messages') return [`${path}: a file belongs to an area`];
    const name = area.replace(/\.tsx?$/, '');
    if (!AREAS.has(name)) return [`${path}: "${name}" is no area of scripts/lib/floors.cjs`];
    return [...floorProblems(path, rest), ...(room === 'lib' ? fileProblems(path, area, rest) : [])];
  });
  return [...each, ...loneProblems(paths)];
}

const TEST = /\.test\.tsx?$/;

/** Rooms whose areas have inner floors. */
const WITH_FLOORS = /^(lib|components)\//;

/** The part of an area that contains a file, or the file itself, such as `claims.mutations.ts`. */
const partOf = (rest) => (rest.length > 1 ? rest[0] : rest[0]?.match(/^(.+)\.[a-z]+\.tsx?$/)?.[1]);

function floorProblems(path, rest) {
  const part = partOf(rest);
  if (!WITH_FLOORS.test(path) || TEST.test(path) || !part) return [];
  const area = path.split('/', 2).join('/');
  const isPlaced = INSIDE[area]?.some((floor) => floor.split(' ').includes(part));
  return isPlaced ? [] : [`${path}: give ${area}/${part} a floor in scripts/lib/floors.cjs`];
}

/** Returns a sentence for each folder of an area that has only one source file. */
function loneProblems(paths) {
  const sources = paths.filter((path) => !TEST.test(path));
  return sources.flatMap((path) => {
    const [, folder, file] = path.match(/^(lib\/[^/]+\/[^/]+)\/([^/]+)$/) ?? [];
    if (!folder || ENGINES.includes(folder) || OPEN_AREAS.has(path.split('/')[1])) return [];
    const isAlone = sources.filter((other) => other.startsWith(`${folder}/`)).length === 1;
    return isAlone ? [`${path}: a folder of one file is a file, ${folder}.${file}`] : [];
  });
}

function fileProblems(path, area, rest) {
  const folder = path.split('/').slice(0, -1).join('/');
  if (OPEN_AREAS.has(area) || ENGINES.includes(folder) || TEXT_FOLDERS.has(folder)) return [];
  if (NAMED_FILES.has(path) || TEST.test(path) || !/\.tsx?$/.test(path)) return [];
  if (rest.length > 2) return [`${path}: an area has one level of folders`];
  const name = rest.at(-1).replace(/\.tsx?$/, '');
  const kind = rest.length === 1 ? name.split('.').at(-1) : name;
  return NAMES.has(kind) ? [] : [`${path}: files of an area are called ${[...NAMES].join(', ')}`];
}
