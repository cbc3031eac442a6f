import { writeFileSync } from 'node:fs';

const HEADER_BYTES = 127;
const TYPES = { mvt: 1, png: 2 };

/** Writes a number in seven bits per byte, lowest first. */
function varint(value) {
  const bytes = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) + 128);
  }
}

/**
 * Writes a map file with one tile that stands for all, from the whole world down to `maxZoom`, after version 3 of the PMTiles
 * specification; nothing in it is compressed.
 * @param {string} path
 * @param {{ type: 'mvt' | 'png', tile: Buffer, maxZoom?: number }} content
 */
export function writeMapFile(path, { type, tile, maxZoom = 0 }) {
  const tiles = (4 ** (maxZoom + 1) - 1) / 3;
  // one entry: from tile 0, number of tiles, length, offset plus 1
  const directory = Buffer.from([1, 0, ...varint(tiles), ...varint(tile.length), 1]);
  const metadata = Buffer.from('{}');
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 0);
  header[7] = 3;
  const places = [
    [HEADER_BYTES, directory.length],
    [HEADER_BYTES + directory.length, metadata.length],
    [HEADER_BYTES + directory.length + metadata.length, 0],
    [HEADER_BYTES + directory.length + metadata.length, tile.length],
    [tiles, 1],
    [1, 0],
  ].flat();
  for (const [i, value] of places.entries()) header.writeBigUInt64LE(BigInt(value), 8 + 8 * i);
  header.set([1, 1, 1, TYPES[type], 0, maxZoom], 96);
  writeFileSync(path, Buffer.concat([header, directory, metadata, tile]));
}
