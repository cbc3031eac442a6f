import 'server-only';
import { MINUTE_MS } from '@/lib/platform/time/time';
import { defineTask } from '@/lib/platform/work/task';
import type { Offer } from '@/lib/prints/dto';
import type { PictureFormat } from '@/lib/prints/pictures/constants';
import type { PrintKind } from './constants';

const brochure = async (offer: Offer, pages: 1 | 2) =>
  (await import('@/lib/prints/brochure/drawing')).brochurePdf(offer, pages);
const windowCard = async (offer: Offer, size: 'a4' | 'a5') =>
  (await import('@/lib/prints/window-card/drawing')).windowCardPdf(offer, size);
const picture = async (offer: Offer, format: PictureFormat) =>
  (await (await import('@/lib/prints/pictures/drawing')).listingPicture(offer, format)).jpeg;

const DRAW: Record<PrintKind, (offer: Offer) => Promise<Uint8Array>> = {
  'brochure-1': (offer) => brochure(offer, 1),
  'brochure-2': (offer) => brochure(offer, 2),
  picture: (offer) => picture(offer, 'chat'),
  status: (offer) => picture(offer, 'status'),
  'card-a4': (offer) => windowCard(offer, 'a4'),
  'card-a5': (offer) => windowCard(offer, 'a5'),
};

/** Draws a print of an offer that includes its files. */
export const drawPrint = defineTask(
  'print',
  ({ offer, kind }: { offer: Offer; kind: PrintKind }) => DRAW[kind](offer),
  { deadlineMs: MINUTE_MS },
);
