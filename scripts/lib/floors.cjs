/**
 * Floors of the architecture, lowest first. An area is a folder of the same name in lib/, components/, models/ and messages/, and only imports lower floors.
 * docs/architecture.md describes each area.
 */
const FLOORS = [
  ['platform'],
  ['ui'],
  ['settings'],
  ['shell'],
  ['accounts', 'content'],
  ['teams'],
  ['places'],
  ['contacts'],
  ['listings'],
  ['visitors', 'costs'],
  ['shortlists', 'prints'],
  ['search'],
  ['moderation', 'visits', 'alerts'],
  ['enquiries'],
  ['channels'],
  ['brokers'],
  ['clients'],
  ['compliance'],
  ['deals'],
  ['imports'],
  ['office'],
  ['registries'],
];

/** Folders whose subfolders are areas. */
const ROOMS = ['lib', 'components', 'models', 'messages'];

/** Floors without business logic: the technical base, the interface kit and every page's frame. */
const BASE = ['platform', 'ui', 'shell'];

/** Pure algorithms with free file names, which read no database, request or clock. */
const ENGINES = [
  'lib/imports/readers',
  'lib/search/engine',
  'lib/search/columns',
  'lib/search/memory',
  'lib/search/parser',
];

/** Floors inside each area, lowest first: folder names, one floor per string. A folder imports lower floors and the area's own files. */
const INSIDE = {
  'components/accounts': ['profile sign-in-methods'],
  'components/alerts': ['saved-searches'],
  'components/brokers': ['api figures letters own-listings'],
  'components/channels': ['office'],
  'components/clients': ['tours'],
  'components/contacts': ['merge'],
  'components/content': ['service-lines tour', 'help sample'],
  'components/deals': ['board co-broking forms invoices tokens'],
  'components/enquiries': ['assignment conversation leads', 'inbox'],
  'components/imports': ['archives'],
  'components/listings': ['detail fields freshness', 'photos pin', 'wizard'],
  'components/moderation': ['bulk reports site-checks'],
  'components/office': ['audit-log calendar contact-history lists today users'],
  'components/search': ['box cards filters map', 'home list'],
  'components/shell': ['failure footer header offline', 'workspace'],
  'components/shortlists': ['comparison shared'],
  'components/ui': ['hooks', 'actions', 'display', 'feedback overlays', 'forms', 'lists'],
  'components/visitors': ['exit-popup'],
  'components/visits': ['calendar office'],
  'lib/accounts': [
    'faces number-release phone',
    'users',
    'documents email second-factor',
    'certificates passkeys',
    'profile sign-in step-up',
  ],
  'lib/alerts': ['push saved-searches', 'matches', 'digests'],
  'lib/brokers': [
    'bulk closing demand drafting own-listings portals presence webhooks',
    'api-tokens figures',
    'letters',
  ],
  'lib/channels': [
    'costs health stop-words',
    'messages',
    'consents media',
    'templates',
    'sending',
    'broadcasts inbound reminders',
    'calls',
    'threads',
    'office',
  ],
  'lib/clients': [
    'news requirements',
    'export matches',
    'shortlists',
    'bulk page-news pages tours',
    'tour-links',
  ],
  'lib/compliance': ['adverts documents nominees', 'published-numbers', 'certificates', 'grievances'],
  'lib/contacts': ['duplicates merge notes', 'bulk'],
  'lib/content': ['policies service-lines', 'help'],
  'lib/costs': ['rates', 'sheet', 'search'],
  'lib/deals': [
    'board dates earnings invoices papers summary',
    'firms forms tokens',
    'erasure file offers',
    'introductions',
    'ledger',
  ],
  'lib/enquiries': [
    'answer-time next-steps number-release templates',
    'conversation',
    'departures leads mail-replies',
    'assignment inbox summaries',
    'lead-inbox',
    'answers bulk lead-sources',
    'taps',
  ],
  'lib/imports': [
    'alike places shares tables values',
    'archive-files contacts decisions',
    'pictures readers',
    'clients listings',
    'exports headings messages own',
    'packing run',
    'admin mending restoring',
    'archives files',
  ],
  'lib/listings': [
    'fields quota',
    'amenities closing codes departures evidence listers location publish-gate quality structured-data title',
    'handover mail-homes media',
    'drafts duplicates freshness wording',
    'bin upload',
  ],
  'lib/moderation': ['reasons reports site-checks', 'bulk'],
  'lib/office': [
    'audit-anchor contact-thread day desk guests handovers lists settings tasks',
    'calendar claims contact-history dashboard today users workspace',
    'audit-log palette',
    'record-lists',
    'visitor-lists',
  ],
  'lib/places': ['areas tiles', 'gazetteer', 'base-map'],
  'lib/platform': [
    // words
    'language',
    'time',
    'text',
    // systems outside the process
    'basics log',
    'db objects',
    'crypto media',
    'gateways',
    // work
    'cache',
    'jobs live work',
    'mail tabular',
    // the web; the audit trail and bulk changes name the actor
    'auth',
    'http',
    'audit browser',
    'bulk',
  ],
  'lib/prints': ['sheet', 'letterheads sketch', 'brochure', 'pictures window-card', 'files', 'zipped'],
  'lib/registries': ['personal-data'],
  'lib/search': [
    'conditions offered similar',
    'columns preferred widening',
    'engine',
    'around cards memory',
    'parser',
    'running',
    'answers map neighbourhood requirements rereading',
    'box localities sitemap',
    'claims lists',
    'assistants',
    'feeds',
  ],
  'lib/settings': ['holidays testimonials'],
  'lib/shortlists': ['compared comparison tours'],
  'lib/teams': ['brand claims handover', 'membership', 'staff'],
  'lib/visitors': ['exit-popup views', 'activity sources', 'guests', 'activities tracking', 'analytics'],
  'lib/visits': ['departures feeds hours invitation office', 'booking busy-times', 'calendar tours'],
};

module.exports = { FLOORS, INSIDE, ROOMS, BASE, ENGINES };
