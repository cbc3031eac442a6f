import 'server-only';
import { open } from 'node:fs/promises';
import { PMTiles, type Source, TileType } from 'pmtiles';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log/log';
import type { MapTiles } from './dto';

const OWN_TILES = '/api/map/tiles/{z}/{x}/{y}';
const MAX_ZOOM = 19;

const CONTENT_TYPES: Partial<Record<TileType, string>> = {
  [TileType.Mvt]: 'application/vnd.mapbox-vector-tile',
  [TileType.Png]: 'image/png',
  [TileType.Jpeg]: 'image/jpeg',
  [TileType.Webp]: 'image/webp',
  [TileType.Avif]: 'image/avif',
};
const OTHER_TILE = 'application/octet-stream';
export const TILE_TYPES = [...Object.values(CONTENT_TYPES), OTHER_TILE];

/** Reads the requested parts of the file, and keeps no file open in between. */
class FileSource implements Source {
  constructor(private readonly path: string) {}

  getKey(): string {
    return this.path;
  }

  async getBytes(offset: number, length: number) {
    const file = await open(this.path);
    try {
      const bytes = Buffer.alloc(length);
      const { bytesRead } = await file.read(bytes, 0, length, offset);
      return { data: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytesRead) };
    } finally {
      await file.close();
    }
  }
}

let opened: { path: string; archive: PMTiles } | undefined;

/** The file on disk named by MAP_TILES_URL, if any. */
function archive(): PMTiles | undefined {
  const path = env().MAP_TILES_URL.replace(/^file:\/\//, '');
  if (!path.startsWith('/') || !path.endsWith('.pmtiles')) return undefined;
  if (opened?.path !== path) opened = { path, archive: new PMTiles(new FileSource(path)) };
  return opened.archive;
}

/** The tile source that the site's maps draw over the base; undefined if switched off or unreadable. */
export async function getMapTiles(): Promise<MapTiles | undefined> {
  const { MAP_TILES_URL, MAP_ATTRIBUTION: attribution } = env();
  const file = archive();
  if (!file)
    return MAP_TILES_URL !== 'off'
      ? { kind: 'raster', url: MAP_TILES_URL, attribution, maxZoom: MAX_ZOOM }
      : undefined;
  try {
    const { tileType, maxZoom } = await file.getHeader();
    return { kind: tileType === TileType.Mvt ? 'vector' : 'raster', url: OWN_TILES, attribution, maxZoom };
  } catch (err) {
    log.warn({ err }, 'the map file cannot be read');
    opened = undefined;
    return undefined;
  }
}

/** Tiles for maps that only show pictures; '' if there are none. */
export async function pictureTiles(): Promise<{ tiles: string; attribution: string }> {
  const found = await getMapTiles();
  return found?.kind === 'raster'
    ? { tiles: found.url, attribution: found.attribution }
    : { tiles: '', attribution: '' };
}

/** One tile of the file on disk. Undefined without a file, null if the file lacks the tile. */
export async function getMapTile(
  z: number,
  x: number,
  y: number,
): Promise<{ data: ArrayBuffer; contentType: string } | null | undefined> {
  const file = archive();
  if (!file) return undefined;
  const [{ tileType }, tile] = await Promise.all([file.getHeader(), file.getZxy(z, x, y)]);
  const contentType = CONTENT_TYPES[tileType] ?? OTHER_TILE;
  return tile ? { data: tile.data, contentType } : null;
}
