import { OR, type Piece, type Pieces } from './pieces';
import { phraseSet } from './tokens';

/** "ghar banane ke liye plot", "kheti ki jameen": a word for any home or land means nothing beside another kind. */
export const hasOtherKind = (pieces: readonly Piece[], { set, isGeneric }: Piece) =>
  pieces.some(
    ({ set: other }) =>
      other?.category !== undefined &&
      other.category !== set?.category &&
      (isGeneric !== 'land' || ON_LAND.has(other.category)),
  );
const ON_LAND: ReadonlySet<string> = new Set(['Agricultural', 'Farm Houses', 'Industrial', 'Commercial']);

/** "commercial plot" is land; what it is for ranks. */
export function preferLand({ tokens }: Pieces, pieces: readonly Piece[]): void {
  // "residential not commercial plot"
  if (pieces.some(({ set }) => set?.category === 'Plots'))
    for (const piece of pieces)
      if (tokens[piece.from]?.text === 'residential' && piece.to === piece.from + 1) piece.set = {};
  for (const [i, { to, set }] of pieces.entries()) {
    const next = pieces[i + 1];
    const isUse = set?.category === 'Commercial';
    const isLand = next?.from === to && next.set?.category === 'Plots';
    if (isUse && isLand && Object.keys(set).length === 1) {
      pieces[i]!.text = true;
      delete next.isGeneric;
    }
  }
}

/** "land for a warehouse", "hospital ke liye plot": what is to be built there ranks, and the land is looked for. */
export function preferGround({ tokens, owner }: Pieces, pieces: readonly Piece[]): void {
  for (const land of pieces) {
    if (land.set?.category !== 'Plots' || !GROUND.has(tokens[land.from]?.text ?? '')) continue;
    const ahead = FOR_AHEAD.at(tokens, land.to);
    const behind = [3, 2, 1].find((used) => FOR_BEHIND.at(tokens, land.from - used)?.used === used);
    const use = ahead ? owner[land.to + ahead.used] : behind ? owner[land.from - behind - 1] : undefined;
    const isOther = use?.set?.subType && use.set.category !== 'Agricultural' && !use.isGeneric;
    if (!use || !isOther) continue;
    use.text = true;
    delete land.isGeneric;
  }
}
const GROUND = new Set('plot plots land zameen zamin jamin jameen प्लॉट जमीन ज़मीन भूखंड'.split(' '));
const FOR_AHEAD = phraseSet(
  'for, for a, for an, for building, to build, to build a, to make, to make a, for making',
);
const FOR_BEHIND = phraseSet(
  'ke liye, sathi, banane ke liye, bandhayla, banvayla, के लिए, साठी, बनाने के लिए, बांधायला',
);

/** "2000 sqft house on 1500 sqft plot": the land under a home is not what is looked for. */
export function dropGround({ tokens, owner }: Pieces, pieces: readonly Piece[]): void {
  readPlotSize(tokens, pieces);
  for (const plot of pieces) {
    if (plot.set?.category !== 'Plots' || plot.place) continue;
    // "plot pe bana ghar"
    const above = ON_IT.at(tokens, plot.to) && !owner[plot.to];
    const built = above && pieces.find(({ from, isGeneric }) => from > plot.to && isGeneric === 'home');
    if (built) {
      delete built.isGeneric;
      delete plot.set;
      plot.left = true;
      continue;
    }
    if (nameGroundSize({ tokens, owner }, plot, pieces) || nameGroundOfRooms({ tokens, owner }, plot, pieces))
      continue;
    const size = owner[plot.from - 1];
    const from = size?.set?.minArea !== undefined || size?.left ? size.from : plot.from;
    const isUnder = from > 0 && UNDER.at(tokens, from - 1) && !owner[from - 1];
    const home = isUnder && pieces.find(({ to, isGeneric }) => to <= from - 1 && isGeneric === 'home');
    if (!home) continue;
    delete home.isGeneric;
    for (const part of new Set([size && from === size.from ? size : plot, plot])) {
      delete part.set;
      part.left = true;
    }
  }
}

/** "house 2000 sqft plot area", "bungalow plot size 3000": the size of the land, which no filter asks for. */
function nameGroundSize(
  { tokens, owner }: Pick<Pieces, 'tokens' | 'owner'>,
  plot: Piece,
  pieces: readonly Piece[],
): boolean {
  const word = SIZE.at(tokens, plot.to);
  const behind = owner[plot.to + (word && !owner[plot.to] ? word.used : 0)];
  const sizes = [owner[plot.from - 1], behind].filter(isSize);
  if (!word || sizes.length === 0 || !hasHome(pieces)) return false;
  for (const part of [plot, ...sizes.slice(0, 1)]) Object.assign(part!, { set: undefined, left: true });
  for (const piece of pieces) if (piece.isGeneric === 'home') delete piece.isGeneric;
  return true;
}
/** "4bhk duplex 2000 sqft 1500 plot": land with rooms and a figure of its own is the plot of the home. */
function nameGroundOfRooms(
  { tokens, owner }: Pick<Pieces, 'tokens' | 'owner'>,
  plot: Piece,
  pieces: readonly Piece[],
): boolean {
  const figure = owner[plot.from - 1];
  const isOfRooms = pieces.some(({ set, to }) => set?.bedrooms !== undefined && to < plot.from);
  const isFigure = figure?.left && /^\d{3,5}$/.test(tokens[figure.from]!.text) && figure.to === plot.from;
  if (!isOfRooms || !isFigure) return false;
  Object.assign(plot, { set: undefined, left: true });
  return true;
}
const isSize = (piece: Piece | undefined) => (piece?.set?.minArea ?? piece?.set?.maxArea) !== undefined;
const hasHome = (pieces: readonly Piece[]): boolean =>
  pieces.some(
    ({ set, isGeneric }) => isGeneric === 'home' || set?.bedrooms || HOMES.has(set?.category ?? ''),
  );

/** "plot size 1500 sqft": of a home that of its land, else what is looked for. */
function readPlotSize(tokens: Pieces['tokens'], pieces: readonly Piece[]): void {
  for (const piece of pieces) {
    if (!isSize(piece) || tokens[piece.from]?.text !== 'plot') continue;
    if (hasHome(pieces)) Object.assign(piece, { set: undefined, left: true });
    else if (!pieces.some(({ set }) => set?.category)) piece.set = { category: 'Plots', ...piece.set };
  }
}
const SIZE = phraseSet('area, size, ka area, ka size, cha area, chi size, kshetra, एरिया, क्षेत्रफळ');
const HOMES: ReadonlySet<string> = new Set(['Residential', 'Villas']);

const UNDER = phraseSet('on, upon, built on');
const ON_IT = phraseSet('pe, par, var, पर, वर');

/** "bungalow or row house": the wider of two kinds includes the narrower. */
export function widenKinds(reader: Pieces, pieces: readonly Piece[]): void {
  for (const [i, next] of pieces.entries()) {
    const before = pieces[i - 1];
    const isJoined = before && next.from === before.to + 1 && OR.has(reader.tokens[before.to]!.text);
    if (!isJoined || !before.set?.category || before.set.category !== next.set?.category) continue;
    for (const [wide, narrow] of [
      [before, next],
      [next, before],
    ] as const)
      if (!wide.set?.subType && narrow.set?.subType) {
        const { subType: _, ...kind } = narrow.set;
        narrow.set = kind;
      }
  }
}

/** "duplex or row house": where one of two is only a word, the other one cuts nothing either. */
export function loosenKinds(reader: Pieces, pieces: readonly Piece[]): void {
  for (const [i, next] of pieces.entries()) {
    const before = pieces[i - 1];
    const join = reader.tokens[before?.to ?? -1]?.text ?? ',';
    if (!before || next.from !== before.to + 1 || join === ',' || !OR.has(join)) continue;
    for (const [word, kind] of [
      [before, next],
      [next, before],
    ] as const)
      if (word.text && kind.set?.subType && !kind.text) kind.text = true;
    // "house or plot": a search has one category, so that neither cuts
    const isOther = before.set?.category && next.set?.category && before.set.category !== next.set.category;
    if (!isOther || before.text || next.text) continue;
    for (const kind of [before, next]) {
      kind.text = true;
      delete kind.isGeneric;
    }
  }
}
