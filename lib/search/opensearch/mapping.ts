import { searchSynonyms } from '@/lib/search/parser/synonyms';
import { NUMBER_FIELDS } from './document';

/** Changes whenever documents or fields do: an index with another value is rebuilt. */
export const MAPPING_VERSION = 1;

/** Pages of a long list are numbered without an end. */
export const MAX_RESULT_WINDOW = 2_000_000;
/** Letters of the parts by which a word is found inside another. */
const PART = 3;

const KEYWORDS = [
  'id',
  'type',
  'category',
  'subType',
  'citySlug',
  'cityName',
  'localitySlug',
  'localityName',
  'status',
  'rooms',
  'furnishing',
  'facing',
  'possession',
  'amenities',
  'facts',
  'owner',
  'project',
  'costClass',
  'segment',
  'segmentKey',
  'segmentTails',
  // by sound: all words, and those in Devanagari
  'segmentHeard',
  'segmentOther',
];
const WHOLE = new Set(['createdAt', 'updatedAt', 'confirmedAt']);

/**
 * Words are split by lib/platform/text, one value each, so that every engine has the same ones. `parts` finds a word inside
 * another; english, hindi and marathi find inflected forms; `folds` are words by sound, in one script.
 */
const analysis = () => ({
  tokenizer: { parts: { type: 'ngram', min_gram: PART, max_gram: PART } },
  filter: {
    english_stems: { type: 'stemmer', language: 'light_english' },
    hindi_stems: { type: 'stemmer', language: 'hindi' },
    // Lucene has no stemmer for Marathi: common noun endings of case and number
    marathi_endings: {
      type: 'pattern_replace',
      pattern:
        '(?<=[\\p{L}\\p{M}]{2})(ांमध्ये|ामध्ये|ांसाठी|ासाठी|ांच्या|ाच्या|ांचा|ांची|ांचे|ाचा|ाची|ाचे|ांना|ाला|ांनी|ाने|ातील|ात|ां|ा|े|ी)$',
      replacement: '',
    },
    synonyms: { type: 'synonym', lenient: true, synonyms: searchSynonyms() },
  },
  analyzer: {
    parts: { type: 'custom', tokenizer: 'parts' },
    english: { type: 'custom', tokenizer: 'keyword', filter: ['lowercase', 'english_stems'] },
    hindi: {
      type: 'custom',
      tokenizer: 'keyword',
      filter: ['decimal_digit', 'indic_normalization', 'hindi_normalization', 'hindi_stems'],
    },
    marathi: {
      type: 'custom',
      tokenizer: 'keyword',
      filter: ['decimal_digit', 'indic_normalization', 'marathi_endings'],
    },
    folds: { type: 'custom', tokenizer: 'keyword' },
    folds_asked: { type: 'custom', tokenizer: 'keyword', filter: ['synonyms'] },
  },
});

const words = (analyzer: string) => ({ type: 'text', analyzer, norms: false, index_options: 'docs' });

const properties = () => ({
  ...Object.fromEntries(KEYWORDS.map((name) => [name, { type: 'keyword' }])),
  ...Object.fromEntries(NUMBER_FIELDS.map((name) => [name, { type: WHOLE.has(name) ? 'long' : 'double' }])),
  point: { type: 'geo_point' },
  terms: {
    type: 'text',
    analyzer: 'parts',
    norms: false,
    // a word is not found across two of them
    position_increment_gap: 100,
    fields: {
      whole: { type: 'keyword', doc_values: false },
      english: words('english'),
      hindi: words('hindi'),
      marathi: words('marathi'),
    },
  },
  folds: { ...words('folds'), search_analyzer: 'folds_asked' },
});

/** Every write is made visible by the search that waits for it, so the server need not refresh each second. */
const settings = () => ({
  number_of_shards: 1,
  auto_expand_replicas: '0-1',
  refresh_interval: '30s',
  max_result_window: MAX_RESULT_WINDOW,
  max_ngram_diff: 0,
  analysis: analysis(),
});

/** An index of listings. `meta` is the position up to which the database was followed. */
export const listingsIndex = () => ({
  settings: settings(),
  mappings: {
    dynamic: false,
    _meta: { version: MAPPING_VERSION },
    // only a document's id and a few numbers are read, which have columns
    _source: { excludes: ['terms', 'folds', 'segmentTails'] },
    properties: properties(),
  },
});

/** An index of saved searches, each stored as its query. */
export const searchesIndex = () => ({
  settings: settings(),
  mappings: {
    dynamic: false,
    _meta: { version: MAPPING_VERSION },
    properties: {
      ...properties(),
      kind: { type: 'keyword' },
      // the search as in its row, and whether more than the query decides
      text: { type: 'keyword', index: false },
      isLater: { type: 'boolean' },
      query: { type: 'percolator' },
    },
  },
});

/** "saptam-homes": names of indices are lower case. */
export const indexName = (prefix: string, database: string): string =>
  `${prefix}-${database.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
