import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from '@/lib/platform/env';
import { writeMapFile } from '@/test/map-file.mjs';
import * as tiles from './data';

const dir = mkdtempSync(join(tmpdir(), 'saptam-tiles-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** The module as a site with this address reads it. */
function tilesOf(address: string) {
  jest.replaceProperty(env(), 'MAP_TILES_URL', address);
  return tiles;
}

function archiveOf(type: 'mvt' | 'png', tile: string, maxZoom = 0): string {
  const path = join(dir, `${type}-${maxZoom}.pmtiles`);
  writeMapFile(path, { type, tile: Buffer.from(tile), maxZoom });
  return path;
}

/** Files of the test that this process has open: from Node 26 on one that is forgotten ends in an error. */
function openFiles(): string[] {
  // Linux says it
  if (!existsSync('/proc/self/fd')) return [];
  return readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith(dir);
    } catch {
      // of the listing itself
      return false;
    }
  });
}

test('a PMTiles file on the disk is read tile by tile, pictures and vectors', async () => {
  const pictures = tilesOf(archiveOf('png', 'a picture'));
  const url = '/api/map/tiles/{z}/{x}/{y}';
  expect(await pictures.getMapTiles()).toMatchObject({ kind: 'raster', url, maxZoom: 0 });
  expect(await pictures.pictureTiles()).toMatchObject({ tiles: url });
  const tile = await pictures.getMapTile(0, 0, 0);
  expect([Buffer.from(tile!.data).toString(), tile!.contentType]).toEqual(['a picture', 'image/png']);
  expect(await pictures.getMapTile(1, 1, 0)).toBeNull();

  const deep = tilesOf(archiveOf('png', 'everywhere', 16));
  expect(await deep.getMapTiles()).toMatchObject({ maxZoom: 16 });
  expect(await deep.getMapTile(16, 65_535, 3)).toMatchObject({ contentType: 'image/png' });
  expect(await deep.getMapTile(17, 0, 0)).toBeNull();

  const vectors = tilesOf(archiveOf('mvt', 'lines'));
  expect(await vectors.getMapTiles()).toMatchObject({ kind: 'vector', url });
  // maps that draw pictures only do without
  expect(await vectors.pictureTiles()).toEqual({ tiles: '', attribution: '' });
  expect(openFiles()).toEqual([]);
});

test('an address of the outside is handed on, a file that is not one and "off" are no tiles', async () => {
  const outside = tilesOf('https://tiles.example/{z}/{x}/{y}.png');
  expect(await outside.getMapTiles()).toMatchObject({
    kind: 'raster',
    url: 'https://tiles.example/{z}/{x}/{y}.png',
  });
  expect(await outside.getMapTile(0, 0, 0)).toBeUndefined();
  expect(await tilesOf('off').getMapTiles()).toBeUndefined();
  const path = join(dir, 'broken.pmtiles');
  writeFileSync(path, 'no map');
  expect(await tilesOf(path).getMapTiles()).toBeUndefined();
});
