/** Checks registry packages using only `package-lock.json`, in under a second and without network. */

/** Permitted licences with their reasons. */
export const LICENCES = {
  MIT: 'permissive',
  'MIT-0': 'permissive',
  'MIT/X11': 'MIT by its other name',
  ISC: 'permissive',
  '0BSD': 'permissive',
  'BSD-2-Clause': 'permissive',
  'BSD-3-Clause': 'permissive',
  'Apache-2.0': 'permissive, with a grant of patents',
  'BlueOak-1.0.0': 'permissive',
  Unlicense: 'public domain',
  'CC0-1.0': 'public domain',
  Zlib: 'permissive',
  'Python-2.0': 'permissive',
  'OFL-1.1': 'fonts: may be embedded and served, not sold alone',
  'CC-BY-4.0': 'data (which browser knows what), with its source named',
  'MPL-2.0': 'copyleft for its own files alone, which are used unchanged',
  'LGPL-3.0-or-later': 'only libvips beside sharp: a shared library that anybody can replace',
};
/** Copyleft licences permitted for these packages only. */
const ONLY_FOR = { 'LGPL-3.0-or-later': /^@img\/sharp-/ };

/** Packages without a licence field, whose licence file we have read. */
export const UNDECLARED = {
  busboy: 'MIT',
  streamsearch: 'MIT',
  'png-js': 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  rai: 'MIT',
  simplesmtp: 'MIT',
};

const REGISTRY = 'https://registry.npmjs.org/';

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** All registry packages, without this one and those in `packages/`. */
export const packagesOf = (lock) =>
  Object.entries(lock.packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .map(([path, entry]) => ({ ...entry, path, name: entry.name ?? nameOf(path) }));

/** True for a permitted SPDX expression: every side of AND, one side of OR. */
const isAllowed = (expression, name) =>
  expression
    .replace(/[()]/g, '')
    .split(/ AND /i)
    .every((part) =>
      part
        .split(/ OR /i)
        .some((id) => Object.hasOwn(LICENCES, id.trim()) && (ONLY_FOR[id.trim()]?.test(name) ?? true)),
    );

export const licenceProblems = (lock) =>
  packagesOf(lock).flatMap(({ name, version, license }) => {
    const given = license ?? UNDECLARED[name];
    if (!given)
      return [`${name} ${version} declares no licence: read it, and name it in scripts/lib/supply.mjs`];
    return isAllowed(String(given), name)
      ? []
      : [`${name} ${version} has the licence ${given}, which scripts/lib/supply.mjs does not allow`];
  });

/**
 * Requires a SHA-512 and the registry over https for every entry. npm omits `resolved` for its configured registry, whose files must match the hash. A package
 * bundled in another's archive is covered by that hash.
 */
export const lockProblems = (lock) => [
  ...(lock.lockfileVersion === 3 ? [] : [`the lockfile has version ${lock.lockfileVersion}, not 3`]),
  ...packagesOf(lock).flatMap(({ path, version, resolved, integrity, inBundle }) => [
    ...((inBundle && /^node_modules\/.+\/node_modules\//.test(path)) ||
    /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '')
      ? []
      : [`${path} has no SHA-512`]),
    ...(resolved === undefined || resolved.startsWith(REGISTRY) ? [] : [`${path} comes from ${resolved}`]),
    ...(/^\d+\.\d+\.\d+/.test(version ?? '') ? [] : [`${path} has no exact version`]),
  ]),
];

/** Dependencies without a version range, such as an address, a repository or a file. */
export const rangeProblems = (manifest) =>
  Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).flatMap(([name, range]) =>
    /^(npm:[@\w/.-]+@)?[\^~]?\d+\.\d+\.\d+(-[\w.]+)?$|^\*$/.test(range)
      ? []
      : [`${name}: ${range} is no version`],
  );

/** Packages with machine code, grouped by the package that requires them: `@img` for `@img/sharp-linux-x64`. */
export const binaryFamilies = (lock) =>
  [
    ...new Set(
      packagesOf(lock)
        .filter(({ os, cpu, libc }) => os || cpu || libc)
        .map(({ name }) =>
          name.startsWith('@')
            ? name.split('/')[0]
            : name.replace(/-(android|darwin|freebsd|linux|win32).*/, ''),
        ),
    ),
  ].sort();

/** Families missing from docs/supply-chain.md. */
export const unlistedBinaries = (lock, document) =>
  binaryFamilies(lock)
    .filter((family) => !document.includes(`\`${family}`))
    .map((family) => `${family} has machine code: list where it comes from in docs/supply-chain.md`);
