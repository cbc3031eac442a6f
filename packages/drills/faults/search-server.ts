import { tsx } from '../../../scripts/lib/run.mjs';
import { freePort, output, sleep } from '../measure';
import { assembleOpenSearch, OPENSEARCH_VERSION, startOpenSearch } from '../opensearch.mjs';
import { figure } from '../report';
import { audit } from './audit';
import { call, inSeconds, picture, signIn, signInOf, signInWithCookies, until } from './calls';
import { Installation } from './installation';
import { People } from './people';

const NOTICE = 'Search is limited for a moment';
const MAP_NOTICE = 'The map shows the newest 500 homes at most';
const NAGPUR = '78.9,21,79.3,21.3';

let serial = 0;
/** A search that no cache has seen. */
const uncached = (path: string) => `${path}${path.includes('?') ? '&' : '?'}minPrice=${++serial}`;

type Look = { status: number; homes: number; isLimited: boolean; text: string };

async function look(site: Installation, path: string): Promise<Look> {
  const { status, text } = await call(site.url + path);
  const homes = new Set([...text.matchAll(/\/properties\/([0-9a-f]{24})/g)].map(([, id]) => id)).size;
  return { status, homes, isLimited: text.includes(NOTICE), text };
}

const said = ({ status, homes, isLimited }: Look) =>
  `${status}, ${homes} homes, ${isLimited ? 'limited' : 'whole'}`;

/** Every page and call that searches, as long as the server is there or away. */
async function looks(name: string, site: Installation, isAway: boolean): Promise<void> {
  for (const [title, path] of [
    ['list', '/buy/nagpur'],
    ['list in Marathi', '/mr/buy/nagpur'],
    ['map page', '/buy/nagpur?view=map'],
  ] as const) {
    const seen = await look(site, uncached(path));
    const isSaid =
      title === 'list in Marathi' ? seen.text.includes('शोध काही काळ मर्यादित आहे') : seen.isLimited;
    const isWhole = title !== 'map page' || seen.text.includes(MAP_NOTICE) === isAway;
    figure(
      `${name}: ${title}`,
      said({ ...seen, isLimited: isSaid }),
      isAway ? 'homes, and a word' : 'homes',
      seen.status === 200 && seen.homes > 0 && isSaid === isAway && isWhole,
    );
  }
  const marks = await call(site.url + uncached(`/api/property/map?type=sale&bbox=${NAGPUR}&zoom=11`));
  const { total = 0 } = JSON.parse(marks.text) as { total?: number };
  figure(`${name}: homes on the map`, String(total), '> 0', marks.status === 200 && total > 0);
  const box = await call(
    `${site.url}/api/search/suggest?ask=${encodeURIComponent(`2 bhk dharampeth ${++serial} lakh`)}`,
  );
  const reply = JSON.parse(box.text) as { suggestions?: unknown[]; total?: number; unknownNames?: string[] };
  figure(
    `${name}: suggestions of the box`,
    String(reply.suggestions?.length ?? 0),
    '> 0',
    box.status === 200 && (reply.suggestions?.length ?? 0) > 0,
  );
  const home = await look(site, '/');
  const counts = /(\d[\d,]*) (?:homes|properties)/.exec(home.text)?.[1];
  figure(
    `${name}: home page`,
    `${home.status}, ${home.homes} homes, counts ${counts ?? 'none'}`,
    'homes and counts',
    home.status === 200 && home.homes > 0 && counts !== undefined && counts !== '0',
  );
}

const FIELDS = {
  title: '3 BHK flat with a mango tree in Dharampeth',
  description: 'Bright and quiet, on a street with trees',
  category: 'Residential',
  type: 'sale',
  area: '1180',
  floor: '3',
  possession: 'ready',
  confirmsPrice: 'true',
};

/** One home, which its lister looks for at once. */
async function list(site: Installation, role: string, address: string, seed: number) {
  const headers = await signIn(site.url, signInOf(site.dir, role));
  const body = new FormData();
  const price = 7_000_000 + ++serial;
  for (const [field, value] of Object.entries({ ...FIELDS, address, price: String(price) }))
    body.set(field, value);
  body.set('images', new Blob([await picture(seed)], { type: 'image/jpeg' }), 'home.jpg');
  const sent = await call(`${site.url}/api/property`, { method: 'POST', headers, body });
  const { data } = JSON.parse(sent.text) as { data?: { _id: string } };
  if (!data) throw new Error(`not listed: ${sent.text.slice(0, 300)}`);
  const cookies = await signInWithCookies(site.url, signInOf(site.dir, role));
  const path = `/properties?minPrice=${price}&maxPrice=${price}`;
  const own = await call(site.url + path, { headers: cookies });
  const found = await look(site, `/buy/nagpur?minPrice=${price}&maxPrice=${price}`);
  return { id: data._id, isFound: found.text.includes(data._id), isOwnFound: own.text.includes(data._id) };
}

const alertOf = (site: Installation, id: string) => () =>
  site.onDatabase(async (db) =>
    (await db.collection('searchalerts').find({}).toArray()).some(({ property }) => String(property) === id),
  );

async function writesAndAlerts(name: string, site: Installation, seed: number): Promise<void> {
  const first = await list(site, 'seller', `${seed} West High Court Road, Dharampeth, Nagpur 440010`, seed);
  figure(
    `${name}: a home in the next search, and in its lister's`,
    `${first.isFound}, ${first.isOwnFound}`,
    'both',
    first.isFound && first.isOwnFound,
  );
  const alerted = await until(alertOf(site, first.id), 90_000);
  figure(`${name}: its alert`, inSeconds(alerted), 'comes', alerted !== undefined);
  const twin = await list(site, 'broker', `${seed} West High Court Road, Dharampeth, Nagpur 440010`, seed);
  const isSeen = () =>
    site.onDatabase(async (db) =>
      (
        await db
          .collection('properties')
          .find({ samePhotoAs: { $exists: true } })
          .toArray()
      ).some(({ _id }) => String(_id) === twin.id),
    );
  const asked = await until(isSeen, 60_000);
  figure(`${name}: another member's same photograph is noticed`, inSeconds(asked), 'is', asked !== undefined);
}

async function lag(metricsPort: number): Promise<string | undefined> {
  const { text } = await call(`http://127.0.0.1:${metricsPort}/metrics`);
  return /^saptam_search_lag_seconds(?:\{[^}]*\})? (\S+)$/m.exec(text)?.[1];
}

/** The site on a real search server: with it, without it, with it again, and with an empty one in its place. */
async function searchServer(): Promise<void> {
  const missing = assembleOpenSearch();
  if (missing) return figure('search server', `not to be had: ${missing}`);
  const made = await startOpenSearch();
  let node = made;
  const metrics = await freePort();
  const env = { SEARCH_URL: `${node.url}/drill`, METRICS_PORT: String(metrics), DEMO_LISTINGS: '120' };
  const site = await Installation.start({ env });
  try {
    console.log(`  OpenSearch ${OPENSEARCH_VERSION} at ${node.url}`);
    const people = new People(site);
    await people.saveSearch();
    await looks('with the server', site, false);
    await writesAndAlerts('with the server', site, 11);
    const seconds = await lag(metrics);
    figure('lag of the index', `${seconds ?? 'none'} s`, 'measured', seconds !== undefined);
    const indexed = await output(process.execPath, tsx('scripts/reindex.ts'), site.env());
    figure('npm run reindex', indexed.trim(), 'done', /listings are in a new index/.test(indexed));
    await looks('after reindexing', site, false);

    await node.kill();
    await call(site.url + uncached('/buy/nagpur'));
    await looks('server killed', site, true);
    const limited = uncached('/buy/nagpur');
    await look(site, limited);
    const meanwhile = await list(site, 'seller', '77 Wardha Road, Dhantoli, Nagpur 440012', 12);
    figure(
      "server killed: a home in the next search, and in its lister's",
      `${meanwhile.isFound}, ${meanwhile.isOwnFound}`,
      'both',
      meanwhile.isFound && meanwhile.isOwnFound,
    );

    node = await startOpenSearch({ port: made.port, folder: made.folder });
    // pages that nobody has asked for, until the server is asked again
    const back = await until(async () => !(await look(site, uncached('/buy/nagpur'))).isLimited, 60_000);
    figure('server back: lists are whole again', inSeconds(back), '≤ 30 s', (back ?? 60_000) <= 30_000);
    const renewed = await until(async () => !(await look(site, limited)).isLimited, 5000);
    figure(
      'server back: so is a page that was cached meanwhile',
      inSeconds(renewed),
      '≤ 5 s',
      renewed !== undefined,
    );
    const alerted = await until(alertOf(site, meanwhile.id), 120_000);
    figure(
      'server back: the alert of a home listed meanwhile',
      inSeconds(alerted),
      'comes',
      alerted !== undefined,
    );
    await looks('server back', site, false);

    await node.kill();
    node = await startOpenSearch({ port: made.port });
    const filled = await until(async () => !(await look(site, uncached('/buy/nagpur'))).isLimited, 60_000);
    figure(
      'an empty server in its place: lists are whole again',
      inSeconds(filled),
      '≤ 30 s',
      (filled ?? 60_000) <= 30_000,
    );
    await sleep(100);
    await writesAndAlerts('an empty server in its place', site, 13);
    await looks('an empty server in its place', site, false);
    await audit('search server', people, { withAlerts: false });
  } finally {
    await site.stop();
    await node.stop();
  }
}

export const SEARCH_SERVER: Record<string, (rounds: number) => Promise<void>> = {
  'search-server': searchServer,
};
