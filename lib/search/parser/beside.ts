import { ADJECTIVES, BACHELORS, ROOM_WORDS, SHARERS } from './field-words';
import type { Pieces } from './pieces';
import { DIRECTIONS } from './value-words';

const FACING_JOINS = new Set(['or', 'and', ',', '/', '-', 'ya', 'kinva', 'या', 'किंवा', 'और', 'आणि']);
const PARTS_OF_HOME = new Set(
  'drawing living dining store servant maid pooja puja prayer guest study bath bed hall kids master dressing powder terrace meeting conference show class dev staff server waiting family big large spacious more extra'.split(
    ' ',
  ),
);

/** "east or west facing": the word is behind the last one only. */
function readFacings(pieces: Pieces): void {
  for (const piece of pieces.pieces.filter(({ set }) => set?.facing)) {
    let at = piece.from - 2;
    for (; pieces.isFree(at) && FACING_JOINS.has(pieces.tokens[at + 1]?.text ?? ''); at -= 2) {
      const facing = DIRECTIONS[pieces.tokens[at]?.text ?? ''];
      if (!facing) break;
      pieces.take({ from: at, to: at + 2, set: { facing: [facing] } });
    }
  }
}

/** "new flat", "old 2 bhk": only beside a home. */
function readAdjectives(pieces: Pieces, isInName: (at: number) => boolean): void {
  for (const [at, { text }] of pieces.tokens.entries()) {
    // "aaj ke naye flat" are new on the site
    const isListed = pieces.owner[at - 1]?.set?.listedWithin !== undefined;
    const saleOf = pieces.isFree(at) && !isListed ? ADJECTIVES.get(text) : undefined;
    const set = pieces.owner[at + 1]?.set;
    if (saleOf && (set?.category || set?.bedrooms) && !isInName(at))
      pieces.take({ from: at, to: at + 1, set: { saleOf: [saleOf] } });
  }
}

/** "room dharampeth rent"; and for whom the beds of a PG are. */
function readSharedRooms(pieces: Pieces, type: 'sale' | 'rent' | undefined): void {
  const sets = pieces.pieces.map(({ set }) => set);
  const isSale = sets.some((set) => set?.type === 'sale');
  const isRent = !isSale && (type === 'rent' || sets.some((set) => set?.type === 'rent'));
  const asksRooms = sets.some((set) => set?.bedrooms || set?.subType || set?.category);
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
    // a flat to let to "boys" is one for bachelors
    else if (!owner && isRent) pieces.take({ from: at, to: at + 1, set: { tenants: BACHELORS } });
  }
}

/** "drawing room", "store room": of a home, and no room to let. */
function isPartOfHome(pieces: Pieces, at: number): boolean {
  return PARTS_OF_HOME.has(pieces.tokens[at - 1]?.text ?? '');
}

/** Words that mean something only beside what was understood before them. */
export function readBeside(
  pieces: Pieces,
  type: 'sale' | 'rent' | undefined,
  isInName: (at: number) => boolean,
): void {
  readFacings(pieces);
  readAdjectives(pieces, isInName);
  readSharedRooms(pieces, type);
}
