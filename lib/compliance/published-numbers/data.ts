import 'server-only';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { FIRM } from '@/lib/accounts/certificates/constants';
import { findUsers } from '@/lib/accounts/users/data';
import { aggregateListings } from '@/lib/listings/data';
import { DETAIL_STATUSES } from '@/lib/listings/fields/vocabulary';
import { op } from '@/lib/platform/db/operators';
import { qrSquares } from '@/lib/prints/sheet/data';
import { site } from '@/lib/settings/data';
import { Certificate } from '@/models/accounts/certificate';
import { PublishedNumber, type PublishedNumberRow } from '@/models/compliance/published-number';
import type { NumberKind } from './constants';
import type { PublishedNumberDto } from './dto';

/** Text of the QR code in a picture; undefined if it is unreadable. */
export async function readCode(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  try {
    // the decoder's retries are meant for a camera; a page has time
    return decodeQR({ width: info.width, height: info.height, data }, { format: 'RGBA', timeLimit: 2000 });
  } catch {
    return undefined;
  }
}

/** Crops the upper right corner of an outgoing picture, which has the project's code (MahaRERA's rule for adverts). */
export async function codeCorner(picture: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const [left, bottom] = [Math.round(width * 0.7), Math.round(height * 0.2)];
  return sharp(picture)
    .extract({ left, top: 0, width: width - left, height: bottom })
    .png()
    .toBuffer();
}

const SQUARE = 4;
const QUIET = 4;

/** Draws the QR code of an address as on the page and in prints. */
export function drawCode(text: string): Promise<Buffer> {
  const { size, dark } = qrSquares(text);
  const side = size + 2 * QUIET;
  const squares = dark.map(([x, y]) => `<rect x="${x + QUIET}" y="${y + QUIET}" width="1" height="1"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side * SQUARE}" height="${side * SQUARE}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/>${squares.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

export type PublishedProject = { number: string; citySlugs: string[]; places: number; example: string };

export async function listProjects(): Promise<PublishedProject[]> {
  const rows = await aggregateListings<{
    _id: string;
    citySlugs: string[];
    places: number;
    example: unknown;
  }>([
    { $match: { status: { $in: [...DETAIL_STATUSES] }, reraNumber: { $nin: [null, ''] } } },
    {
      $group: {
        _id: '$reraNumber',
        citySlugs: { $addToSet: '$citySlug' },
        places: { $sum: 1 },
        example: { $first: '$_id' },
      },
    },
    { $sort: { _id: 1 } },
  ]);
  return rows.map(({ _id, citySlugs, places, example }) => ({
    number: _id,
    citySlugs,
    places,
    example: String(example),
  }));
}

export type PublishedAgent = { number: string; places: number; certified: string[] };

/** Published agent numbers of the agency and of brokers. */
export async function listAgentNumbers(): Promise<PublishedAgent[]> {
  const given = { reraAgentNumber: op.notIn([null, '']) };
  const [agency, brokers, certificates] = await Promise.all([
    site(),
    findUsers({ role: 'broker', deactivatedAt: null, ...given }, { reraAgentNumber: 1 }),
    Certificate.find({}, { holder: 1, number: 1 }).lean(),
  ]);
  const certified = new Map(certificates.map(({ holder, number }) => [holder, number]));
  const holders = [
    ...(agency.reraAgentNumber ? [{ holder: FIRM, number: agency.reraAgentNumber }] : []),
    ...brokers.flatMap(({ _id, reraAgentNumber: number }) => (number ? { holder: String(_id), number } : [])),
  ];
  return [...new Set(holders.map(({ number }) => number))].map((number) => {
    const rows = holders.filter((row) => row.number === number);
    return {
      number,
      places: rows.length,
      certified: rows.flatMap(({ holder }) => certified.get(holder) ?? []),
    };
  });
}

/** Results of the last check, problems first. */
export async function listPublishedNumbers(): Promise<PublishedNumberDto[]> {
  const rows = await PublishedNumber.find().sort({ kind: 1, number: 1 }).lean<PublishedNumberRow[]>();
  const dtos = rows.map((row) => ({
    kind: row.kind as NumberKind,
    number: row.number,
    places: row.places,
    example: row.example ?? null,
    isWellFormed: row.isWellFormed,
    codeLeadsTo: row.codeLeadsTo ?? null,
    problem: row.problem,
    checkedAt: row.checkedAt.toISOString(),
  }));
  return dtos.sort((a, b) => Number(b.problem !== '') - Number(a.problem !== ''));
}
