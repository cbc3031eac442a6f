/**
 * The directions of docs/architecture.md, checked by `npm run check:structure`. An area imports areas of lower floors (scripts/lib/floors.cjs), and its folders
 * import folders of lower inner floors. Within an area, components import no server files, and only data and mutations import models.
 */
const { BASE, ENGINES, FLOORS, INSIDE, ROOMS } = require('./scripts/lib/floors.cjs');

const rooms = ROOMS.join('|');
const ENGINE = ENGINES.join('|');
/** what follows an area's name: its folder, or its single file in messages/ */
const END = '(/|\\.tsx?$)';
const TESTS = '\\.test\\.tsx?$|^test/|^e2e/';
/** files that run only on the server, in an area or in one of its parts */
const SERVER_ONLY = `^lib/(?!platform/).+[/.](data|mutations|loaders|events|providers|listeners|mails|jobs|tasks|privacy)\\.tsx?$|^lib/registries/`;

/** One rule per area, which can't import its own floor or those above. */
const FLOOR_RULES = FLOORS.flatMap((floor, i) =>
  floor.map((area) => {
    const beyond = FLOORS.slice(i)
      .flat()
      .filter((other) => other !== area);
    return {
      name: `floor-of-${area}`,
      comment:
        'An area imports lower floors only. It tells a higher one by an event (lib/platform/event.ts).',
      severity: 'error',
      from: { path: `^(${rooms})/${area}${END}`, pathNot: TESTS },
      to: { path: [...(beyond.length > 0 ? [`^(${rooms})/(${beyond.join('|')})${END}`] : []), '^app/'] },
    };
  }),
);

/** One rule per floor inside an area. Folders on one floor do not import each other. */
const INNER_RULES = Object.entries(INSIDE).flatMap(([area, floors]) =>
  floors.map((floor, i) => ({
    name: `floor-${i + 1}-of-${area}`,
    comment: 'A part of an area imports lower floors of it (scripts/lib/floors.cjs).',
    severity: 'error',
    from: { path: `^${area}/(${floor.replaceAll(' ', '|')})[/.]`, pathNot: TESTS },
    to: {
      path: `^${area}/(${floors.slice(i).join(' ').replaceAll(' ', '|')})[/.]`,
      pathNot: `^${area}/$1[/.]`,
    },
  })),
);

/** Models whose rows only their owner and its folders read and write. */
const OWNERS = {
  'listings/property': ['listings'],
  'visits/visit': ['visits'],
  'enquiries/lead': ['enquiries'],
  'enquiries/enquiry': ['enquiries'],
  // the membership of a team is in the account's row
  'platform/user': ['platform', 'accounts', 'teams'],
};

/** One rule for each of them. */
const OWNER_RULES = Object.entries(OWNERS).map(([model, owners]) => ({
  name: `owner-of-${model.split('/')[1]}`,
  comment:
    'Other areas read through the `data.ts` of the owner and write through its `mutations.ts`; they may name the type of a row. An archive takes and returns whole records of every kind; a registry lists all models.',
  severity: 'error',
  from: {
    path: '^lib/',
    pathNot: `${TESTS}|^lib/(${owners.join('|')})/|^lib/imports/packing/data\\.ts$|^lib/registries/models\\.ts$`,
  },
  to: { path: `^models/${model}\\.ts$`, dependencyTypesNot: ['type-only'] },
}));

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const RULES = [
  ...FLOOR_RULES,
  ...INNER_RULES,
  ...OWNER_RULES,
  {
    name: 'no-circular',
    comment: 'Two modules that import each other cannot be understood, moved or tested alone; types count.',
    severity: 'error',
    from: { pathNot: TESTS },
    to: { circular: true },
  },
  {
    name: 'not-to-unresolvable',
    severity: 'error',
    from: { path: '^(app|components|lib|messages|models|packages|scripts|test|worker)/' },
    to: { couldNotResolve: true, pathNot: '^(server-only|bun:.*)$' },
  },
  {
    name: 'models-know-constants-only',
    comment:
      'A schema may name the values of a field; everything else depends on models, not the other way round.',
    severity: 'error',
    from: { path: '^models/', pathNot: TESTS },
    to: {
      path: '^(app|components|lib|messages|packages)/',
      pathNot:
        '^lib/.+/(constants|vocabulary)\\.ts$|^lib/platform/(auth/roles|db/define-model|language/languages)\\.ts$',
    },
  },
  {
    name: 'engines-are-pure',
    comment:
      'An engine takes values and returns values: it may name constants and schemas, nothing that reads or writes.',
    severity: 'error',
    from: { path: `^(${ENGINE})/`, pathNot: TESTS },
    to: { path: `^(app|components|models)/|${SERVER_ONLY}|^lib/platform/db/|/mongoose/` },
  },
  {
    name: 'lib-knows-no-interface',
    severity: 'error',
    from: { path: '^(lib|models|messages)/', pathNot: TESTS },
    to: { path: '^(app|components)/' },
  },
  {
    name: 'components-read-nothing',
    comment: 'A component gets DTOs from its page. Types that it needs are in dto.ts.',
    severity: 'error',
    from: { path: '^components/', pathNot: TESTS },
    to: { path: `^(app|models)/|${SERVER_ONLY}|^lib/platform/(db/|log/|env\\.ts|site\\.ts)|/mongoose/` },
  },
  {
    name: 'worker-is-browser-safe',
    comment:
      'The service worker has neither a page nor a server: it sends the calls that wait and shows the stored copies (lib/platform/browser/offline).',
    severity: 'error',
    from: { path: '^worker/' },
    to: {
      path: '^(app|components|models|messages)/|^lib/',
      pathNot:
        '^lib/(platform/(browser/(offline/(client|constants|dto|rules)|api|prove)|http/proof|language/languages))\\.ts$|^lib/.+/dto\\.ts$',
    },
  },
  {
    name: 'ui-knows-no-area',
    severity: 'error',
    from: { path: '^components/ui/', pathNot: TESTS },
    to: { path: `^(${rooms})/(?!${BASE.filter((name) => name !== 'shell').join('|')})[^/]+/` },
  },
  {
    name: 'app-reads-through-lib',
    severity: 'error',
    from: { path: '^app/', pathNot: TESTS },
    to: { path: '^models/|/mongoose/' },
  },
  {
    name: 'mongoose-in-data-and-mutations',
    comment:
      'Besides them the job and mail queues, which are storage, the registries, and the one place that names the driver’s errors.',
    severity: 'error',
    from: {
      path: '^(app|components|lib|middleware)',
      pathNot: `${TESTS}|[/.](data|mutations|jobs|privacy)\\.ts$|^lib/registries/|^lib/platform/(db|jobs)/|^lib/platform/mail/queue\\.ts$|^lib/platform/http/error-reply\\.ts$`,
    },
    to: { path: '(^|/)node_modules/mongoose/|^models/' },
  },
  {
    name: 'packages-know-no-product',
    // packages/drills measures the product and breaks it on purpose, so it starts the site and calls lib/ directly
    severity: 'error',
    from: { path: '^packages/([^/]+)/', pathNot: '^packages/drills/' },
    to: { path: '^(app|components|lib|models|scripts)/' },
  },
  {
    name: 'product-takes-packages-by-name',
    comment: 'Through its `exports`: what a package does not export it may change.',
    severity: 'error',
    from: { path: '^(app|components|lib|models|worker)/' },
    to: { path: '^packages/', dependencyTypesNot: ['aliased-workspace'] },
  },
  {
    name: 'packages-take-packages-by-name',
    comment: 'As the product does: through its `exports`.',
    severity: 'error',
    from: { path: '^packages/([^/]+)/', pathNot: '^packages/drills/' },
    to: { path: '^packages/(?!$1/)', dependencyTypes: ['local'] },
  },
  {
    name: 'tests-stay-tests',
    severity: 'error',
    from: {
      path: '^(app|components|lib|messages|models|packages|worker)/',
      pathNot: `${TESTS}|^packages/([^/]+/(test|src/testing)|drills)/`,
    },
    to: { path: '^test/|\\.test\\.tsx?$' },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: RULES,
  options: {
    parser: 'tsc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|node_modules/next|packages/[^/]+/dist)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
