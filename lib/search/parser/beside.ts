import { foldWord } from '@/lib/platform/text/place-name';
import { ADJECTIVES, BACHELORS, ROOM_WORDS, SHARERS } from './field-words';
import { ALSO_OK } from './negation-words';
import { OR, type Pieces } from './pieces';
import { phraseSet } from './tokens';
import { DIRECTIONS } from './value-words';
import { NOT_AFTER, NOT_BEFORE } from './vocabulary';

const FACING_JOINS = new Set(['or', 'and', ',', '/', '-', 'ya', 'kinva', 'या', 'किंवा', 'और', 'आणि']);
const PARTS_OF_HOME = new Set(
  'drawing living dining store servant maid pooja puja prayer guest study bath bed hall kids master dressing powder terrace meeting conference show class dev staff server waiting family big large spacious more extra'.split(
    ' ',
  ),
);

/** "east or west facing": the word follows only the last one. */
function readFacings(pieces: Pieces): void {
  for (const piece of pieces.pieces.filter(({ set }) => set?.facing)) {
    let at = piece.from - 2;
    for (; pieces.isFree(at) && FACING_JOINS.has(pieces.tokens[at + 1]?.text ?? ''); at -= 2) {
      const facing = DIRECTIONS.get(pieces.tokens[at]?.text ?? '');
      if (!facing) break;
      pieces.take({ from: at, to: at + 2, set: { facing: [facing] } });
    }
    // "facing north or east"
    if (pieces.tokens[piece.from]!.text !== 'facing') continue;
    for (let next = piece.to; FACING_JOINS.has(pieces.tokens[next]?.text ?? ''); next = piece.to) {
      const [one, other] = [1, 2].map((more) => pieces.tokens[next + more]?.text ?? '');
      const pair = DIRECTIONS.get(`${one} ${other}`);
      const facing = pair ?? DIRECTIONS.get(one ?? '');
      const to = next + (pair ? 3 : 2);
      if (!facing || !pieces.isFree(next, to)) break;
      piece.set = { ...piece.set, facing: [...(piece.set?.facing ?? []), facing] };
      piece.to = to;
      pieces.owner.fill(piece, next, piece.to);
    }
  }
}

/** "aiims se plot" is not south-east. */
const POSTPOSITIONS = new Set(['se', 'ne']);

/** "30x50 north plot", "purva disha flat": a direction right before a kind of property, or after the sides of a plot. */
function readBareFacings(pieces: Pieces, isInName: (at: number) => boolean): void {
  for (const [at, { text }] of pieces.tokens.entries()) {
    if (POSTPOSITIONS.has(text)) continue;
    const pair = DIRECTIONS.get(`${text} ${pieces.tokens[at + 1]?.text}`);
    const to = at + (pair && pieces.isFree(at + 1) ? 2 : 1);
    const facing =
      pieces.isFree(at) && !isInName(at) ? (to > at + 1 ? pair : DIRECTIONS.get(text)) : undefined;
    const [before, next] = [pieces.owner[at - 1]?.set, pieces.owner[to]?.set];
    const isLast =
      (before?.dimensions ?? before?.bedrooms ?? before?.vastu ?? before?.category) && !pieces.isOpen(to);
    // "no south", "south nako"
    const isRuledOut =
      (!pieces.isOpen(to) || NOT_BEFORE.at(pieces.tokens, to) || NOT_AFTER.at(pieces.tokens, to)) &&
      ([1, 2, 3].some((used) => NOT_BEFORE.at(pieces.tokens, at - used)?.used === used) ||
        NOT_AFTER.at(pieces.tokens, to));
    // "east facing preferred but west also ok"
    const isAccepted = ALSO_OK.at(pieces.tokens, to) && pieces.pieces.some(({ set }) => set?.facing);
    if (facing && (next?.category || isLast || isRuledOut || isAccepted))
      pieces.take({ from: at, to, set: { facing: [facing] } });
  }
}

const NA = new Set(['na', 'naa', 'न', 'ना']);

const TODAY = new Set(
  'today todays aaj aajche aajchi aajcha aajchya आज आजचे आजचा आजची आजच्या'.split(' ').map(foldWord),
);
/** "new listings today": the shorter time. */
function readToday(pieces: Pieces): void {
  const isListed = pieces.pieces.some(({ set }) => set?.listedWithin);
  // "today's new flats"
  const isNew = (at: number) =>
    [1, 2].some((more) => ADJECTIVES.get(pieces.tokens[at + more]?.text ?? '') === 'new');
  for (const [at, { text }] of pieces.tokens.entries())
    if (pieces.isFree(at) && TODAY.has(text) && (isListed || isNew(at)))
      pieces.take({ from: at, to: at + 1, set: { listedWithin: 1 } });
}

/** "resale vs new", "naya ya purana flat": the other of two states, joined to one that was read. */
const isJoinedState = ({ owner, tokens }: Pieces, at: number): boolean =>
  [1, -1].some(
    (step) => OR.has(tokens[at + step]?.text ?? '') && owner[at + 2 * step]?.set?.saleOf !== undefined,
  );

/** Of "new or resale" neither is a condition. */
function dropBothStates({ owner, pieces, tokens }: Pieces): void {
  for (const piece of pieces) {
    const next = OR.has(tokens[piece.to]?.text ?? '') ? owner[piece.to + 1] : undefined;
    const [state, other] = [piece.set?.saleOf?.join(), next?.set?.saleOf?.join()];
    if (!next || state === undefined || other === undefined || state === other) continue;
    piece.set = {};
    next.set = {};
  }
}

/** "new flat", "old 2 bhk": only beside a home. */
function readAdjectives(pieces: Pieces, isInName: (at: number) => boolean): void {
  for (const step of [0, 1]) readStates(pieces, isInName, step);
  dropBothStates(pieces);
}

function readStates(pieces: Pieces, isInName: (at: number) => boolean, step: number): void {
  for (const [at, { text }] of pieces.tokens.entries()) {
    // "aaj ke naye flat" means new on the site
    const state = ADJECTIVES.get(text);
    const isListed = state === 'new' && pieces.pieces.some(({ set }) => set?.listedWithin !== undefined);
    const saleOf = pieces.isFree(at) && !isListed ? state : undefined;
    const set = pieces.owner[at + 1]?.set;
    // "navin ghar, june nako"
    const isRuledOut =
      NOT_AFTER.at(pieces.tokens, at + 1) ||
      NOT_BEFORE.at(pieces.tokens, at - 1) ||
      NA.has(pieces.tokens[at - 1]?.text ?? '');
    const isBeside = set?.category || set?.bedrooms || isRuledOut || (step > 0 && isJoinedState(pieces, at));
    if (saleOf && isBeside && !isInName(at)) pieces.take({ from: at, to: at + 1, set: { saleOf: [saleOf] } });
  }
}

/** "room dharampeth rent"; and the intended residents of a PG. */
function readSharedRooms(pieces: Pieces, type: 'sale' | 'rent' | undefined): void {
  const sets = pieces.pieces.map(({ set }) => set);
  const isSale = sets.some((set) => set?.type === 'sale');
  const isRent = !isSale && (type === 'rent' || sets.some((set) => set?.type === 'rent'));
  const asksRooms = pieces.pieces.some(
    ({ set, from, to }) =>
      (set?.bedrooms || set?.subType || set?.category) && !(set.subType && isUnwanted(pieces, from, to)),
  );
  for (const [at, { text }] of pieces.tokens.entries())
    if (!isSale && !asksRooms && pieces.isFree(at) && ROOM_WORDS.has(text) && !isPartOfHome(pieces, at))
      pieces.take({
        from: at,
        to: at + 1,
        set: { type: 'rent', category: 'Residential', subType: ['room'] },
      });
  const isShared = pieces.pieces.some(({ set }) =>
    set?.subType?.some((kind) => kind === 'pg' || kind === 'hostel' || kind === 'room'),
  );
  for (const [at, { text }] of pieces.tokens.entries()) {
    const whom = SHARERS.get(text);
    if (!whom) continue;
    const owner = pieces.owner[at];
    const sharers = { sharers: [whom, 'anyone'] };
    if (isShared && owner?.set?.tenants) owner.set = { ...owner.set, ...sharers };
    else if (!owner && isShared) pieces.take({ from: at, to: at + 1, set: sharers });
    // a flat to let to "boys" is one for bachelors; "girls only flat" is one to let
    else if (!owner && !isSale && !isRent && ONLY.at(pieces.tokens, at + 1))
      pieces.take({
        from: at,
        to: at + 1 + ONLY.at(pieces.tokens, at + 1)!.used,
        set: { type: 'rent', tenants: BACHELORS },
      });
    else if (!owner && isRent) pieces.take({ from: at, to: at + 1, set: { tenants: BACHELORS } });
  }
}

/** "pg nahi room chahiye": the kind that is ruled out is not the one that is asked for. */
const isUnwanted = ({ tokens }: Pieces, from: number, to: number): boolean =>
  Boolean(NOT_AFTER.at(tokens, to) ?? NOT_BEFORE.at(tokens, from - 1));

const ONLY = phraseSet('only, allowed, sathi, ke liye, k liye, साठी, के लिए, के लिये');

/** "drawing room", "store room": part of a home, not a room to let. */
function isPartOfHome(pieces: Pieces, at: number): boolean {
  return PARTS_OF_HOME.has(pieces.tokens[at - 1]?.text ?? '');
}

const WATERED = ['well', 'borewell', 'canal', 'river'];
const ROADS = ['tar-road', 'dirt-road'];
const ROAD_WORDS = new Set(['road', 'rasta', 'रस्ता', 'सड़क'].map(foldWord));
const RIVER_WORDS = new Set(['river', 'nadi', 'nala', 'नदी', 'नाला']);
/** For farm land "water" is a water source and "near road" a road to it. */
function readLand(pieces: Pieces, isInName: (at: number) => boolean, isNamed: (at: number) => boolean): void {
  if (!pieces.pieces.some(({ set }) => set?.category === 'Agricultural')) return;
  for (const piece of pieces.pieces)
    if (piece.set?.amenities?.join() === 'water-supply') piece.set = { water: WATERED };
  for (const [at, { text }] of pieces.tokens.entries())
    if (pieces.isFree(at) && !isInName(at)) {
      // "farmland saoner road" is a road with a name
      if (ROAD_WORDS.has(text) && !isNamed(at))
        pieces.take({ from: at, to: at + 1, set: { roadAccess: ROADS } });
      if (RIVER_WORDS.has(text)) pieces.take({ from: at, to: at + 1, set: { water: ['river'] } });
    }
}

const USES = new Set(
  'clinic hotel restaurant cafe salon parlour parlor classes coaching gym bank store dawakhana tuition bakery workshop क्लिनिक क्लिनिकसाठी दवाखाना दवाखान्यासाठी हॉटेल हॉटेलसाठी उपाहारगृह पार्लर क्लासेस कोचिंग वर्कशॉप'
    .split(' ')
    .map(foldWord),
);
const SPACES = new Set(['jaga', 'jagah', 'जागा', 'जगह'].map(foldWord));
/** "clinic sathi jaga": rooms for a trade, and no land. */
function readSpaces({ pieces, tokens }: Pieces): void {
  if (!tokens.some(({ text }) => USES.has(text))) return;
  for (const piece of pieces)
    if (piece.isGeneric === 'land' && SPACES.has(tokens[piece.from]!.text))
      Object.assign(piece, { set: { category: 'Commercial' }, isGeneric: 'space' });
}

const TRADES = new Set('medical chemist pharmacy kirana hardware mobile cloth general'.split(' '));
/** "medical shop" is a trade, and not at Medical Square. */
function readTrades(pieces: Pieces): void {
  for (const [at, { text }] of pieces.tokens.entries()) {
    const isShop =
      pieces.owner[at + 1]?.set?.subType?.includes('shop') || pieces.tokens[at + 1]?.text === 'store';
    if (isShop && TRADES.has(text) && pieces.isFree(at)) pieces.take({ from: at, to: at + 1, text: true });
  }
}

const BUILDINGS = new Set('building buildings bldg imarat imarath इमारत बिल्डिंग'.split(' ').map(foldWord));
const INSTITUTES = new Set(
  'hospital school college hostel office हॉस्पिटल रुग्णालय अस्पताल शाळा स्कूल'.split(' ').map(foldWord),
);
/** "hospital building": a building for a trade. Its words rank homes as before. */
function readBuildings(pieces: Pieces): void {
  for (const [at, { text }] of pieces.tokens.entries()) {
    const use = pieces.tokens[at - 1]?.text ?? '';
    if (!BUILDINGS.has(text) || !(USES.has(use) || INSTITUTES.has(use))) continue;
    // "near school building" is near a school
    if (!pieces.isFree(at) || !pieces.isFree(at - 1)) continue;
    if (pieces.pieces.some(({ set }) => set?.category)) continue;
    pieces.take({ from: at, to: at + 1, set: { category: 'Commercial' } });
  }
  readWholeBuilding(pieces);
}

/** "building for sale": whatever kind it is, it is what is looked for; "2 bhk in a new building" is not. */
function readWholeBuilding(pieces: Pieces): void {
  if (pieces.pieces.some(({ set, answer }) => answer || set?.category || set?.bedrooms)) return;
  for (const [at, { text }] of pieces.tokens.entries())
    if (BUILDINGS.has(text) && pieces.isFree(at)) pieces.take({ from: at, to: at + 1, text: true });
}

const AT_ONCE = new Set('immediate immediately turant lagech तुरंत लगेच'.split(' ').map(foldWord));
/** "2 bhk rent immediate", "ready flat on rent": free now. */
function readAtOnce(pieces: Pieces, type: 'sale' | 'rent' | undefined, today: string | undefined): void {
  const said = pieces.pieces.find(({ set }) => set?.type)?.set?.type ?? type;
  if (said !== 'rent' || !today || pieces.pieces.some(({ set }) => set?.maxAvailableFrom)) return;
  const set = { maxAvailableFrom: today };
  for (const piece of pieces.pieces) if (piece.set?.possession?.join() === 'ready') piece.set = set;
  for (const [at, { text }] of pieces.tokens.entries())
    if (pieces.isFree(at) && AT_ONCE.has(text)) pieces.take({ from: at, to: at + 1, set });
}

const WHY = new Set('why kyu kyun kyo kyon क्यों क्यूं kashala कशाला'.split(' ').map(foldWord));
/** "why is 2 bhk so costly": a question about prices, and no order of a list. */
function readWhy({ pieces, tokens }: Pieces): void {
  if (!tokens.some(({ text }) => WHY.has(text))) return;
  for (const piece of pieces)
    if (piece.set?.sort?.startsWith('price')) {
      piece.set = {};
      piece.answer = 'rate';
    }
}

const SWAPS = new Set(
  'exchange swap swapping adlabadli badalna badlun अदलाबदल बदलून'.split(' ').map(foldWord),
);
const OWN = new Set(
  'my our mera meri mere apna apni maza majha majhi mazi माझा माझी माझे मेरा मेरी'.split(' ').map(foldWord),
);
/** "exchange my plot with a flat": what one has is not what one looks for. */
function readSwaps({ pieces, tokens }: Pieces): void {
  if (!tokens.some(({ text }) => SWAPS.has(text))) return;
  for (const piece of pieces)
    if (piece.set?.category && OWN.has(tokens[piece.from - 1]?.text ?? '')) {
      delete piece.set;
      piece.left = true;
    }
}

/** Words that mean something only after what was recognised before them. */
export function readBeside(
  pieces: Pieces,
  { type, today }: { type?: 'sale' | 'rent' | undefined; today?: string | undefined },
  isInName: (at: number) => boolean,
  isNamed: (at: number) => boolean,
): void {
  readSwaps(pieces);
  readWhy(pieces);
  readFacings(pieces);
  readTrades(pieces);
  readBuildings(pieces);
  readBareFacings(pieces, isInName);
  readToday(pieces);
  readSpaces(pieces);
  readLand(pieces, isInName, isNamed);
  readAdjectives(pieces, isInName);
  readSharedRooms(pieces, type);
  readAtOnce(pieces, type, today);
}
