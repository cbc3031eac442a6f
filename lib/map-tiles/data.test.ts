import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const dir = mkdtempSync(join(tmpdir(), 'saptam-tiles-'));
const before = process.env.MAP_TILES_URL;
afterEach(() => {
  jest.resetModules();
  if (before === undefined) delete process.env.MAP_TILES_URL;
  else process.env.MAP_TILES_URL = before;
});
afterAll(() => rmSync(dir, { recursive: true }));

/** The module as a site with this address reads it. */
async function tilesOf(address: string) {
  process.env.MAP_TILES_URL = address;
  return import('./data');
}

const HEADER_BYTES = 127;
const TYPES = { mvt: 1, png: 2 };

/** A file with one tile, the whole world, after version 3 of the PMTiles specification; nothing in it is compressed. */
function archiveOf(type: keyof typeof TYPES, tile: string): string {
  // one entry: tile 0, run of 1, its length, its offset plus 1
  const directory = Buffer.from([1, 0, 1, tile.length, 1]);
  const metadata = Buffer.from('{}');
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 0);
  header[7] = 3;
  const places = [
    [HEADER_BYTES, directory.length],
    [HEADER_BYTES + directory.length, metadata.length],
    [HEADER_BYTES + directory.length + metadata.length, 0],
    [HEADER_BYTES + directory.length + metadata.length, tile.length],
    [1, 1],
    [1, 0],
  ].flat();
  for (const [i, value] of places.entries()) header.writeBigUInt64LE(BigInt(value), 8 + 8 * i);
  header.set([1, 1, 1, TYPES[type], 0, 0], 96);
  const path = join(dir, `${type}.pmtiles`);
  writeFileSync(path, Buffer.concat([header, directory, metadata, Buffer.from(tile)]));
  return path;
}

test('a PMTiles file on the disk is read tile by tile, pictures and vectors', async () => {
  const pictures = await tilesOf(archiveOf('png', 'a picture'));
  const url = '/api/map/tiles/{z}/{x}/{y}';
  expect(await pictures.getMapTiles()).toMatchObject({ kind: 'raster', url, maxZoom: 0 });
  expect(await pictures.pictureTiles()).toMatchObject({ tiles: url });
  const tile = await pictures.getMapTile(0, 0, 0);
  expect([Buffer.from(tile!.data).toString(), tile!.contentType]).toEqual(['a picture', 'image/png']);
  expect(await pictures.getMapTile(1, 1, 0)).toBeNull();

  jest.resetModules();
  const vectors = await tilesOf(archiveOf('mvt', 'lines'));
  expect(await vectors.getMapTiles()).toMatchObject({ kind: 'vector', url });
  // maps that draw pictures only do without
  expect(await vectors.pictureTiles()).toEqual({ tiles: '', attribution: '' });
});

test('an address of the outside is handed on, a file that is none and "off" are no tiles', async () => {
  const outside = await tilesOf('https://tiles.example/{z}/{x}/{y}.png');
  expect(await outside.getMapTiles()).toMatchObject({
    kind: 'raster',
    url: 'https://tiles.example/{z}/{x}/{y}.png',
  });
  expect(await outside.getMapTile(0, 0, 0)).toBeUndefined();
  jest.resetModules();
  expect(await (await tilesOf('off')).getMapTiles()).toBeUndefined();
  jest.resetModules();
  const path = join(dir, 'broken.pmtiles');
  writeFileSync(path, 'no map');
  expect(await (await tilesOf(path)).getMapTiles()).toBeUndefined();
});
