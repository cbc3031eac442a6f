import { readFileSync, writeFileSync } from 'node:fs';
import * as V from './vocabulary';
import * as F from './field-words';
import { AMENITY_WORDS } from './amenity-words';
import { FACING_WORDS, DIRECTIONS, FURNISHING_WORDS, POSSESSION_WORDS } from './value-words';
import { PHRASES } from './vocabulary';
import { ERRAND_PHRASES } from './errands';
import { UNITS } from './units';

const src = (f: string) => readFileSync(`${__dirname}/${f}.ts`, 'utf8');
/** literal text of const NAME's first string */
function grab(file: string, name: string): string[] {
  const text = src(file);
  const at = text.search(new RegExp(`const ${name}\\b`));
  if (at < 0) throw new Error(`${file} ${name}`);
  const rest = text.slice(at, at + 9000);
  const m = /(['`])((?:(?!\1)[^\\])*)\1/.exec(rest)!;
  const s = m[2]!.replace(/\$\{[^}]*\}(?:, )?/g, '');
  return s.split(s.includes(', ') ? ', ' : / /).filter(Boolean);
}
const prop = (file: string, key: string): string[] => {
  const m = new RegExp(`^  ${key}:\\s*(['\`])((?:(?!\\1)[^\\\\])*)\\1`, 'm').exec(src(file))!;
  return m[2]!.replace(/\$\{[^}]*\}(?:, )?/g, '').split(', ');
};
const phrasesOf = (table: any): [string, any][] => [...table.phrases];
type E = Record<string, unknown> & { words: string };
const group = (rows: [string, any][]): E[] => {
  const map = new Map<string, { m: any; w: Set<string> }>();
  for (const [w, m] of rows) {
    const key = JSON.stringify(m);
    if (!map.has(key)) map.set(key, { m, w: new Set() });
    map.get(key)!.w.add(w);
  }
  return [...map.values()].map(({ m, w }) => ({ ...m, words: [...w].join(', ') }));
};
const e = (m: object, words: string[]): E => ({ ...m, words: [...new Set(words)].join(', ') });
const save = (name: string, list: E[]) =>
  writeFileSync(`${__dirname}/../parser2/lexicon/${name}.json`, `[\n${list.map((x) => '  ' + JSON.stringify(x)).join(',\n')}\n]\n`);

test('dump', () => {
  // meanings of phrases
  const rows = phrasesOf(PHRASES).map(([w, p]): [string, any] => {
    if (p.service) return [w, { is: 'service', service: p.service, ...(p.text && { rank: true }) }];
    if (p.text) return [w, { is: 'rank' }];
    if (p.anywhere) return [w, { is: 'anywhere' }];
    if (p.left) return [w, { is: 'left', ...(p.set && { set: p.set }) }];
    if (p.set && Object.keys(p.set).length === 0) return [w, { is: 'none' }];
    if (p.set?.category) return [w, { is: 'kind', set: p.set, ...(p.isGeneric && { generic: p.isGeneric }) }];
    return [w, { is: 'quality', set: p.set, ...(p.today && { today: p.today }), ...(p.ofRent && { ofRent: true }) }];
  });
  const dir = new Set<string>(Object.keys(FACING_WORDS));
  const isFacing = (m: any) => m.set?.facing;
  save('kinds', group(rows.filter(([, m]) => m.is === 'kind')));
  save('qualities', group(rows.filter(([w, m]) => m.is === 'quality' && !isFacing(m) && !/^(no|not|non|without|bina|बिना|विना|0|zero|nil) | (nako|nahi|ke bina|नको|नहीं|नाही)$/.test(w) )));
  save('refusals', group(rows.filter(([w, m]) => m.is === 'quality' && !isFacing(m) && /^(no|not|non|without|bina|बिना|विना|0|zero|nil) | (nako|nahi|ke bina|नको|नहीं|नाही)$/.test(w) )));
  save('other', group(rows.filter(([, m]) => ['rank', 'anywhere', 'left', 'none', 'service'].includes(m.is))));
  const ends = grab('value-words', 'FACING_ENDS');
  save('facing', [
    ...group([...DIRECTIONS].map(([w, facing]): [string, any] => [w, { is: 'direction', facing }])),
    ...group([...dir].filter((w) => !/ |facing|mukhi$|मुखी$/.test(w) || /^(e|w|n|s) facing$/.test(w)).map((w): [string, any] => [w, { is: 'quality', set: { facing: [FACING_WORDS[w]] } }])),
    e({ is: 'facing' }, ['facing', 'face', 'mukhi', 'disha', 'entry', 'entrance', 'मुखी', 'दिशा', 'फेसिंग', 'dishecha', 'door', 'darwaja', 'दरवाजा']),
  ]);
  save('errands', group(phrasesOf(ERRAND_PHRASES).map(([w, errand]): [string, any] => [w, { is: 'errand', errand }])));
  // pairs
  const pairs = src('errands');
  const block = pairs.slice(pairs.indexOf('const PAIRS'), pairs.indexOf('const PAIRED'));
  const strs = [...block.matchAll(/'([^']*)'/g)].map((m) => m[1]!);
  const list: any[] = [];
  for (let i = 0; i < strs.length; i += 3) list.push({ errand: strs[i], one: strs[i + 1], other: strs[i + 2] });
  writeFileSync(`${__dirname}/../parser2/lexicon/pairs.json`, `[\n${list.map((x) => '  ' + JSON.stringify(x)).join(',\n')}\n]\n`);
  // units
  const units = group(phrasesOf(UNITS).map(([w, u]): [string, any] => [w, { is: 'unit', unit: u.kind, factor: u.factor }]));
  const dateDays = [...src('field-dates').matchAll(/\.\.\.'([^']+)'\s*\.split\(', '\)\s*\.map\(\(word\) => \[word, (\d+)\]/g)];
  save('units', [
    ...units,
    e({ is: 'unit', unit: 'length', factor: 1 }, grab('units', 'FEET')),
    e({ is: 'unit', unit: 'metre', factor: 3.281 }, [...grab('sides', 'METRES')]),
    e({ is: 'unit', unit: 'distance', factor: 1 }, ['km', 'kms', 'kilometer', 'kilometers', 'kilometre', 'kilometres', 'किमी', 'किलोमीटर', 'kilo meter']),
    e({ is: 'unit', unit: 'minutes', factor: 1 }, ['min', 'mins', 'minute', 'minutes', 'minit', 'mint', 'मिनिट', 'मिनिटे', 'मिनट']),
    e({ is: 'unit', unit: 'years', factor: 1 }, grab('ages', 'YEARS')),
    e({ is: 'unit', unit: 'months', factor: 1 }, [...grab('field-dates', 'MONTH_WORDS'), 'mahinyache', 'mahinyacha']),
    ...dateDays.map((m) => e({ is: 'unit', unit: 'days', factor: Number(m[2]) }, m[1]!.split(', '))),
    e({ is: 'unit', unit: 'rooms', factor: 1 }, grab('rooms', 'ROOMS')),
    e({ is: 'unit', unit: 'spoken', factor: 1 }, grab('rooms', 'ROOMS_SPOKEN')),
    e({ is: 'unit', unit: 'rk', factor: 1 }, grab('rooms', 'RK')),
    e({ is: 'unit', unit: 'bathrooms', factor: 1 }, 'bathroom, bathrooms, bath room, bath, baths, toilet, toilets, washroom, washrooms, attached bathroom, attached bathrooms, attached toilet, sandas, बाथरूम, टॉयलेट, शौचालय, स्नानघर'.split(', ')),
    e({ is: 'unit', unit: 'balconies', factor: 1 }, 'balcony, balconies, balkani, gallery, galleries, बाल्कनी, बालकनी, गॅलरी'.split(', ')),
    e({ is: 'unit', unit: 'parking', factor: 1 }, 'gadya parking, gadi parking, gaadi parking, parking, parkings, car parking, car parkings, parking space, parking spaces, parking slots, car park, car parks, cars, कार पार्किंग, गाडी पार्किंग, गाड़ी पार्किंग, पार्किंग'.split(', ')),
    e({ is: 'unit', unit: 'seats', factor: 1 }, 'seats, seat, workstation, workstations, work stations, work station, desk, desks, seating capacity, seating, सीट, सीट्स, सीटें, आसने'.split(', ')),
    e({ is: 'unit', unit: 'beds', factor: 1 }, 'sharing, sharing room, occupancy, occupancy room, bedded, bedded room, seater, seater room, शेअरिंग, शेयरिंग'.split(', ')),
    e({ is: 'unit', unit: 'people', factor: 1 }, [...grab('fields', 'STAFF'), ...grab('parkings', 'PEOPLE').filter((w) => !w.startsWith('bed')), 'family members']),
    e({ is: 'unit', unit: 'floor', factor: 1 }, grab('storeys', 'FLOOR').filter((w) => w !== 'mala')),
    e({ is: 'unit', unit: 'storeys', factor: 1 }, grab('storeys', 'STOREY')),
  ]);
  save('fields', [
    e({ is: 'field', field: 'price' }, prop('bounds', 'money')),
    e({ is: 'field', field: 'area' }, [...prop('bounds', 'area'), ...grab('units', 'AREA_KINDS')]),
    e({ is: 'field', field: 'deposit' }, grab('field-money', 'DEPOSIT')),
    e({ is: 'field', field: 'maintenance' }, grab('field-money', 'MAINTENANCE')),
    e({ is: 'field', field: 'own' }, grab('field-money', 'DOWN_PAYMENT')),
    e({ is: 'field', field: 'ownAfter' }, grab('field-money', 'PAID_AT_ONCE')),
    e({ is: 'field', field: 'emi' }, ['monthly emi', ...'emi, ईएमआई, ईएमआय, kist, kisht, किस्त, हप्ता, हफ्ता, installment, instalment'.split(', ')]),
    e({ is: 'field', field: 'allIn' }, /\.\.\.'(including gst[^']*)'/.exec(src('grammar'))![1]!.split(', ')),
    e({ is: 'field', field: 'loan' }, 'loan of, loan amount, loan, home loan, housing loan, कर्ज, लोन, होम लोन'.split(', ')),
    e({ is: 'field', field: 'notPrice' }, /\.\.\.'(booking amount[^']*)'/.exec(src('grammar'))![1]!.split(', ').filter((w) => w !== 'maintenance')),
    e({ is: 'field', field: 'rate' }, grab('field-money', 'RATE_WORDS').length ? ['rate', 'rates', 'bhav', 'bhaav', 'भाव', 'दर'] : []),
    e({ is: 'per' }, grab('units', 'PER')),
    e({ is: 'each' }, grab('units', 'EACH')),
    e({ is: 'monthly' }, grab('units', 'A_MONTH')),
    e({ is: 'field', field: 'old' }, grab('ages', 'OLD')),
    e({ is: 'field', field: 'newer' }, grab('ages', 'NEWER')),
    e({ is: 'field', field: 'age' }, ['age', 'building age', 'age of building', 'aayu', 'umar', 'umra', 'वय', 'आयु']),
    e({ is: 'field', field: 'built' }, grab('ages', 'BUILT')),
    e({ is: 'field', field: 'move' }, 'shift, shifting, to shift, moving in, move in, moving, move, occupy, occupancy, delivery, shift hona, shift karna, shift vhaycha, rahayla, राहायला, शिफ्ट, शिफ्टिंग'.split(', ')),
    e({ is: 'field', field: 'possession' }, 'possession, posession, possesion, ready possession, ready, handover, hand over, completion, taba, kabja, ताबा, कब्जा, पझेशन, पजेशन'.split(', ')),
    e({ is: 'field', field: 'available' }, 'available, vacant, free, khali, उपलब्ध, रिकामे, खाली'.split(', ')),
    e({ is: 'field', field: 'road' }, [...grab('sides', 'ROAD'), ...grab('sides', 'ROAD_AHEAD')]),
    e({ is: 'field', field: 'frontage' }, grab('sides', 'FRONT')),
    e({ is: 'field', field: 'height' }, [...grab('sides', 'HEIGHT'), ...grab('sides', 'HEIGHT_WORDS')]),
    e({ is: 'times' }, grab('sides', 'TIMES')),
    e({ is: 'past' }, grab('fields', 'PAST')),
  ]);
  const before: Record<string, string[]> = {}, after: Record<string, string[]> = {};
  const b = src('bounds');
  const [bt, at2] = [b.slice(b.indexOf('export const BEFORE'), b.indexOf('export const AFTER')), b.slice(b.indexOf('export const AFTER'))];
  const read = (text: string, key: string) => new RegExp(`^  ${key}:\\s*(['\`])((?:(?!\\1)[^\\\\])*)\\1`, 'm').exec(text)![2]!.replace(/\$\{[^}]*\}(?:, )?/g, '').split(', ');
  const isNo = (w: string) => /\b(not|no)\b/.test(w);
  for (const k of ['max', 'below', 'min', 'above', 'about']) before[k] = read(bt, k);
  for (const k of ['max', 'min', 'about']) after[k] = read(at2, k);
  const sided = (bound: string, bs: string[], as: string[], strictB: string[] = []) => {
    const all = [...new Set([...bs, ...as])];
    const side = (w: string) => (bs.includes(w) && as.includes(w) ? 'both' : bs.includes(w) ? 'before' : 'after');
    return group(all.map((w): [string, any] => [w, { is: 'limit', bound, side: side(w), ...(strictB.includes(w) && { strict: true }) }]));
  };
  const g = (n: string) => grab('bounds', n);
  const lower = [...before.below!, ...g('LOWER')], higher = [...before.above!, ...g('HIGHER')];
  save('limits', [
    ...sided('max', [...before.max!, ...lower], [...after.max!, ...g('LESS')], lower),
    ...sided('min', [...before.min!, ...higher], [...after.min!, ...g('MORE')], higher),
    ...sided('about', before.about!, after.about!),
    e({ is: 'stretch' }, grab('quantities', 'STRETCH')),
    e({ is: 'range' }, '-, –, to, se, te, से, ते, till'.split(', ')),
    e({ is: 'between' }, ['between', 'बीच', 'ke beech', 'ke bich', 'दरम्यान', 'darmyan', ...grab('units', 'BETWEEN_AFTER')]),
    e({ is: 'or' }, 'or, ya, kinva, kiva, athva, या, किंवा, अथवा, nor, /, vs'.split(', ')),
    e({ is: 'and' }, 'and, aur, ani, आणि, और, &, n, व, +, plus, with'.split(', ')),
    e({ is: 'but' }, 'but, पण, लेकिन, lekin, magar, मगर, pan, परंतु'.split(', ')),
  ]);
  const notBefore = [...new Set([...V.NOT_BEFORE ? phrasesOf(V.NOT_BEFORE).map(([w]) => w) : []])];
  const notAfter = phrasesOf(V.NOT_AFTER).map(([w]) => w);
  const { all } = { all: [...new Set([...notBefore, ...notAfter])] };
  save('refuse', [
    ...group(all.map((w): [string, any] => [w, { is: 'not', side: notBefore.includes(w) && notAfter.includes(w) ? 'both' : notBefore.includes(w) ? 'before' : 'after' }])),
    e({ is: 'ok' }, [...grab('negation-words', 'OK'), ...grab('negation-words', 'ALSO_OK')]),
    e({ is: 'optional' }, grab('negation-words', 'OPTIONAL_BEFORE')),
    e({ is: 'either' }, 'ho ya na ho, ho ya na, aso kinva naso, असो किंवा नसो, हो या न हो, ho ya nahi'.split(', ')),
    e({ is: 'problem' }, grab('negation-words', 'PROBLEMS')),
  ]);
  const w = src('wishes');
  const P = (w0: string) => grab('wishes', w0);
  save('wishes', [
    e({ is: 'wish', side: 'before' }, P('OPTIONAL')),
    e({ is: 'prefer', side: 'before' }, P('PREFER')),
    e({ is: 'wish', side: 'after' }, ['preferred','prefered','preffered','preferd','preferable','preferably','preference','pref', ...P('BEHIND')]),
  ]);
  writeFileSync(`${__dirname}/../parser2/lexicon/wish-parts.txt`, w.slice(w.indexOf('const WOULD_BE'), w.indexOf('/** Before what')));
  save('near', [
    e({ is: 'near', side: 'before' }, grab('near', 'BEFORE').filter((x) => x !== 'between' && x !== 'in between')),
    e({ is: 'near', side: 'after' }, grab('near', 'AFTER')),
    e({ is: 'away', side: 'after' }, grab('near', 'AWAY')),
    e({ is: 'onFoot' }, grab('distances', 'ON_FOOT')),
    e({ is: 'from', side: 'before' }, grab('origins', 'BEFORE')),
    e({ is: 'from', side: 'after' }, grab('origins', 'BEHIND').filter((x) => !['se', 'से'].includes(x))),
    e({ is: 'town' }, grab('other-towns', 'TOWNS')),
  ]);
  const o = src('ordinary-words');
  const ord = (n: string) => new RegExp(`const ${n} =\\s*'([^']*)'`).exec(o)![1]!.split(' ');
  save('filler', [
    e({ is: 'filler' }, [...V.FILLERS]),
    e({ is: 'ordinary', language: 'en' }, ord('ENGLISH')),
    e({ is: 'ordinary', language: 'hi-Latn' }, ord('HINDI_LATIN')),
    e({ is: 'ordinary', language: 'mr-Latn' }, ord('MARATHI_LATIN')),
    e({ is: 'ordinary', language: 'hi' }, ord('HINDI')),
    e({ is: 'ordinary', language: 'mr' }, ord('MARATHI')),
    e({ is: 'ranking' }, /const RANKING = new Set\(\s*'([^']*)'/.exec(o)![1]!.split(' ')),
  ]);
  const num = src('numbers');
  const spoken = [...num.slice(num.indexOf('const SPOKEN'), num.indexOf('const COUNTING')).matchAll(/\[([\d.]+), '([^']*)'\]/g)].map((m) => e({ value: Number(m[1]) }, m[2]!.split(' ')));
  const counting = [...num.slice(num.indexOf('const COUNTING'), num.indexOf('].flatMap')).matchAll(/'([^']*)'/g)].map((m) => m[1]!);
  for (const c of counting) c.split(' ').forEach((x, i) => { if (x !== '-') { const have = spoken.find((s: any) => s.value === 21 + i); if (have) have.words += ', ' + x.split(',').join(', '); else spoken.push(e({ value: 21 + i }, x.split(','))); } });
  const ordinals = [...src('floors').slice(src('floors').indexOf('const ORDINALS')).matchAll(/^    '([^']*)',$/gm)].map((m) => m[1]!).slice(0, 10).map((x, i) => e({ ordinal: i + 1 }, x.split(', ')));
  const months = [...src('field-dates').slice(src('field-dates').indexOf('const MONTHS')).matchAll(/^    '([^']*)',$/gm)].map((m) => m[1]!).slice(0, 12).map((x, i) => e({ month: i + 1 }, x.split(', ')));
  save('numbers', [...spoken, ...ordinals, ...months] as E[]);
  const people = F.SHARERS; save('people', group([...people].map(([w2, v]): [string, any] => [w2, { is: 'people', whom: v }])).concat(group([...F.ADJECTIVES].map(([w2, v]): [string, any] => [w2, { is: 'adjective', saleOf: v }]))));
  void AMENITY_WORDS; void FURNISHING_WORDS; void POSSESSION_WORDS; void ends;
});
