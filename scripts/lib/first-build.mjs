import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { orderOf, patternOf } from './api-routes.mjs';
import { root } from './paths.mjs';

/**
 * What `npm start` builds and serves first where nothing was ever built: what a visitor reads first. Everything else replies 503 until
 * the whole site is there (docs/operations.md#the-first-start).
 */
export const FIRST_FOLDER = '.first';

const folder = join(root, FIRST_FOLDER);

/** Files of app/. A new page or handler belongs to the first build when it is in one of these folders. */
export const FIRST_FILES = [
  // home, its search, lists and listings; what is shown for one that does not exist, and without a network
  /^\(public\)\/(?:(?:home|missing|offline)\/)?page\.tsx$/,
  /^\(public\)\/(?:buy|rent)\/(?:.+\/)?page\.tsx$/,
  /^\(public\)\/properties\/\[id\]\/page\.tsx$/,
  /^search\/route\.ts$/,
  // what these pages ask for in the browser
  /^api\/(?:search|map|places|rates|texts)\/(?:.+\/)?route\.ts$/,
  /^api\/property\/map\/route\.ts$/,
  /^api\/health\/live\/route\.ts$/,
  // pictures and icons
  /^(?:media|face)\/.+\/route\.ts$/,
  /^(?:icon|apple-icon)\.\w+$/,
];

const isFirst = (file) => FIRST_FILES.some((pattern) => pattern.test(file));

/** Next's special files that have an address (https://nextjs.org/docs/app/api-reference/file-conventions/metadata). */
const ADDRESS_OF = { 'manifest.ts': 'manifest.webmanifest', 'robots.ts': 'robots.txt' };
const WITH_ADDRESS =
  /(?:^|\/)(?:page\.tsx|route\.ts)$|^(?:(?:icon|apple-icon)\.\w+|manifest\.ts|robots\.ts)$/;

export const filesOfSite = () =>
  readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => WITH_ADDRESS.test(file))
    .sort();

const addressOf = (file) => {
  const path = (ADDRESS_OF[file] ?? file).replace(/(?:^|\/)(?:page\.tsx|route\.ts)$/, '');
  return `/${path
    .split('/')
    .filter((part) => !/^\(.*\)$/.test(part))
    .join('/')}`;
};

/** The pattern of each address of the site, with whether the first build has it; the first match counts. */
export function firstRoutes(files = filesOfSite()) {
  return files
    .map((file) => ({ path: addressOf(file), isThere: isFirst(file) }))
    .toSorted((a, b) => orderOf(a.path).localeCompare(orderOf(b.path)))
    .map(({ path, isThere }) => ({ pattern: patternOf(path), isThere }));
}

/** For `next build --debug-build-paths`. */
export const firstPaths = () =>
  filesOfSite()
    .filter(isFirst)
    .map((file) => `app/${file}`)
    .join(',');

/** An empty folder that a site can be built in and run from. */
export function makeFirstFolder() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  symlinkSync(join(root, 'public'), join(folder, 'public'), 'junction');
  writeFileSync(join(folder, 'next.config.mjs'), "export { default } from '../next.config.mjs';\n");
  writeFileSync(join(folder, 'tsconfig.json'), '{ "extends": "../tsconfig.json" }\n');
}

/** Pages of the first build may be open for as long as somebody likes: the whole one sends their files too, whose names say what is in them. */
export const keepFirstFiles = () =>
  cp(join(folder, '.next/static'), join(root, '.next/static'), { recursive: true, force: false });

/** After the run that needed it: its first process is of this build to the end. */
export const removeFirstBuild = () => rm(folder, { recursive: true, force: true });
