import type { Pieces } from './pieces';

const JOINS = new Set(['&', '+', '/', ',', '-', 'and', 'n', 'with', 'aur', 'ani', 'also', 'plus']);
const LANDS = new Set(['Plots', 'Agricultural', 'Farm Houses', 'Industrial']);

/** "plot besa & na", "na, rl plot": of land the two letters joined to something are the collector's order, and not the Hindi for no. */
export function readNaOrder(pieces: Pieces): void {
  const { tokens } = pieces;
  const said = [...tokens.keys()].filter((at) => tokens[at]!.text === 'na' && pieces.isFree(at));
  const isLand = pieces.pieces.some(({ set }) => LANDS.has(set?.category ?? ''));
  // "na resale na old" refuses twice
  if (said.length !== 1 || !isLand) return;
  const at = said[0]!;
  const isJoined =
    JOINS.has(tokens[at - 1]?.text ?? '') || (JOINS.has(tokens[at + 1]?.text ?? '') && pieces.isFree(at + 1));
  if (isJoined) pieces.take({ from: at, to: at + 1, set: { naOrder: ['na'] } });
}
