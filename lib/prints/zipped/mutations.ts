import 'server-only';
import { Readable } from 'node:stream';
import yazl from 'yazl';
import { findListings } from '@/lib/listings/data';
import type { Actor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { notFound } from '@/lib/platform/errors';
import { PRINT_TYPES } from '@/lib/prints/files/constants';
import { getOffer } from '@/lib/prints/files/data';
import { makePrint } from '@/lib/prints/files/mutations';
import { printFileName } from '@/lib/prints/files/rules';
import { may } from '@/lib/teams/rules';
import type { ZipQuery } from './schema';

/** The requested listings that the actor works with, in the given order. Omits foreign and unknown ids alike. */
async function ownIds(actor: Actor, ids: readonly string[]): Promise<string[]> {
  const rows = await findListings({ _id: op.in(ids) }, { owner: 1, team: 1 });
  const own = new Set(rows.filter((row) => may(actor, 'read', row)).map(({ _id }) => String(_id)));
  return ids.filter((id) => own.has(id));
}

/** One print per listing as a ZIP, sent while the next is drawn. Leaves out listings that are not public; 404 if none is left. */
export async function zippedPrints(actor: Actor, { ids, kind, lang }: ZipQuery): Promise<Response> {
  const own = await ownIds(actor, ids);
  const offers = await Promise.all(own.map((id) => getOffer(id, lang)));
  const shown = offers.filter((offer) => offer !== undefined);
  if (shown.length === 0) throw notFound('Property not found');
  const zip = new yazl.ZipFile();
  const out = zip.outputStream as Readable;
  const pack = async () => {
    // pictures and PDF are compressed already
    for (const offer of shown)
      zip.addBuffer(await makePrint(offer, kind), printFileName(offer.property, kind), { compress: false });
    zip.end();
  };
  pack().catch((error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error))));
  return new Response(Readable.toWeb(out) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${kind}-${PRINT_TYPES[kind].extension}.zip"`,
      'cache-control': 'private, no-store',
    },
  });
}
