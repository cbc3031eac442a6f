/**
 * The floors of the house, lowest first. An area is a folder of lib/, components/, models/ and messages/ under one name, and imports
 * only areas of lower floors. docs/architecture.md says what each area is for.
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

/** Folders whose sub-folders are areas. */
const ROOMS = ['lib', 'components', 'models', 'messages'];

/** Floors without business: the technical ground, the kit of the interface and the frame of every page. */
const BASE = ['platform', 'ui', 'shell'];

/** Pure algorithms: their files have names of their own, and read neither a database, nor a request, nor a clock. */
const ENGINES = [
  'lib/search/engine',
  'lib/search/columns',
  'lib/search/memory',
  'lib/search/opensearch',
  'lib/search/parser',
];

module.exports = { FLOORS, ROOMS, BASE, ENGINES };
