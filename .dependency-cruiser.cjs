/**
 * The directions of docs/architecture.md, checked by `npm run check:structure`. Lower layers never import higher ones:
 * app → components → lib/<domain> → engines → lib infrastructure → models.
 */

/** Folders of lib/ that serve every domain and know none. */
const INFRASTRUCTURE = 'auth|cache|crypto|http|jobs|language|mail|media|scan|tabular';
/** Pure algorithms with file names of their own: no database, no request, no clock. */
const ENGINES = 'query-parser|search-index';
const DOMAIN = `^lib/(?!(?:${INFRASTRUCTURE}|${ENGINES}|testing)/)[^/]+/`;
const TESTS = '\\.test\\.tsx?$|^lib/testing/|^e2e/';
const SERVER_ONLY = '(data|mutations|loaders|events)\\.tsx?$';

/** @type {import('dependency-cruiser').IForbiddenRuleType} */
const FOLDER_CIRCLES = {
  name: 'no-circular-folders',
  comment:
    'Two folders of lib/ that import each other are one domain, or one of them should listen to an event.',
  severity: 'error',
  scope: 'folder',
  from: { path: '^lib/[^/]+$' },
  to: { circular: true },
};

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const RULES = [
  {
    name: 'no-circular',
    // the embedded database evaluates recursively: an expression holds a pipeline, a pipeline holds expressions
    comment: 'Two modules that import each other cannot be understood, moved or tested alone; types count.',
    severity: 'error',
    from: { pathNot: `${TESTS}|^packages/embedded-mongodb/` },
    to: { circular: true },
  },
  {
    name: 'not-to-unresolvable',
    severity: 'error',
    from: { path: '^(app|components|lib|models|packages|scripts|worker)/' },
    to: { couldNotResolve: true, pathNot: '^(server-only|@schummar/icu-type-parser|bun:.*)$' },
  },
  {
    name: 'models-know-constants-only',
    comment:
      'A schema may name the values of a field; everything else depends on models, not the other way round.',
    severity: 'error',
    from: { path: '^models/', pathNot: TESTS },
    to: {
      path: '^(app|components|lib|packages)/',
      pathNot: '^lib/([^/]+/constants|auth/roles|language/languages)\\.ts$',
    },
  },
  {
    name: 'infrastructure-knows-no-domain',
    severity: 'error',
    from: { path: `^lib/(${INFRASTRUCTURE})/|^lib/[^/]+\\.tsx?$`, pathNot: TESTS },
    to: { path: `${DOMAIN}|^lib/(${ENGINES})/|^(app|components)/` },
  },
  {
    name: 'engines-are-pure',
    comment:
      'An engine takes values and returns values: it may name a domain’s constants and schemas, nothing that reads or writes.',
    severity: 'error',
    from: { path: `^lib/(${ENGINES})/`, pathNot: TESTS },
    to: { path: `^(app|components|models)/|^lib/[^/]+/${SERVER_ONLY}|^lib/db\\.ts$|/mongoose/` },
  },
  {
    name: 'lib-knows-no-interface',
    severity: 'error',
    from: { path: '^lib/', pathNot: TESTS },
    to: { path: '^(app|components)/' },
  },
  {
    name: 'components-read-nothing',
    comment: 'A component gets DTOs from its page. Types that it needs live in dto.ts.',
    severity: 'error',
    from: { path: '^components/', pathNot: TESTS },
    to: { path: `^(app|models)/|^lib/[^/]+/${SERVER_ONLY}|^lib/(db|env|log|site)\\.ts$|/mongoose/` },
  },
  {
    name: 'worker-is-browser-safe',
    comment:
      'The service worker has neither a page nor a server: it sends the calls that wait and shows the stored copies (lib/offline).',
    severity: 'error',
    from: { path: '^worker/' },
    to: {
      path: '^(app|components|models|messages)/|^lib/',
      pathNot:
        '^lib/(offline/(client|constants|dto|rules)|http/(client|proof|prove)|language/languages|[^/]+/dto)\\.ts$',
    },
  },
  {
    name: 'ui-knows-no-domain',
    severity: 'error',
    from: { path: '^components/ui/', pathNot: TESTS },
    to: { path: `${DOMAIN}|^components/(?!ui/)` },
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
      'Besides them the job and mail queues, which are storage, and the one place that names the driver’s errors.',
    severity: 'error',
    from: {
      path: '^(app|components|lib|middleware)',
      pathNot: `${TESTS}|/(data|mutations)\\.ts$|^lib/(db|sync-indexes)\\.ts$|^lib/jobs/|^lib/mail/queue\\.ts$|^lib/http/error-reply\\.ts$`,
    },
    to: { path: '(^|/)node_modules/mongoose/|^models/' },
  },
  {
    name: 'packages-know-no-product',
    severity: 'error',
    from: { path: '^packages/([^/]+)/' },
    to: { path: '^(app|components|lib|models|scripts)/|^packages/(?!$1/)' },
  },
  {
    name: 'product-takes-packages-by-name',
    severity: 'error',
    // the edge cache's types: what the product tells it is checked against them
    from: {
      path: '^(app|components|lib|models|worker)/',
      pathNot: `${TESTS}|^app/edge-cache\\.config\\.ts$|^lib/cache/`,
    },
    to: { path: '^packages/' },
  },
  {
    name: 'tests-stay-tests',
    severity: 'error',
    from: {
      path: '^(app|components|lib|models|packages|worker)/',
      pathNot: `${TESTS}|^packages/[^/]+/(test|src/testing)/`,
    },
    to: { path: '^lib/testing/|\\.test\\.tsx?$' },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: process.env.FOLDER_CIRCLES ? [FOLDER_CIRCLES] : RULES,
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
