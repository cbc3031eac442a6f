import 'server-only';
import { Types } from 'mongoose';
import { removeStoredDocument, storeDocument } from '@/lib/accounts/documents/data';
import type { OwnPropertyDto } from '@/lib/listings/dto';
import { applyEvidence } from '@/lib/listings/evidence/mutations';
import { checksOf } from '@/lib/listings/evidence/rules';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { AppError, fieldError } from '@/lib/platform/errors';
import { readMultipart, type UploadedFile } from '@/lib/platform/http/multipart';
import { messageWith } from '@/lib/platform/language/message';
import { sniffFile } from '@/lib/platform/media/sniff-file';
import { SiteCheck } from '@/models/moderation/site-check';
import { MAX_PHOTO_BYTES } from './constants';
import { getCheckable } from './data';
import { exactPlace, isTooFar, metresBetween } from './rules';
import { type SiteCheckInput, siteCheckSchema } from './schema';

const NO_PHOTO = 'Take a photo of what you saw';

/** Distance to the listing in metres, if its place is known. Throws 'invalid' if the place was confirmed from too far away. */
function distanceTo(property: OwnPropertyDto, input: SiteCheckInput): number | undefined {
  const place = exactPlace(property);
  const distance = place && metresBetween({ lat: input.latitude, lng: input.longitude }, place);
  if (distance !== undefined && isTooFar(input.check, distance, input.accuracy))
    throw fieldError(
      'invalid',
      'latitude',
      messageWith('You are {distance} m from this listing. Confirm the place when you are there', {
        distance,
      }),
    );
  return distance;
}

async function photoOf([file]: readonly UploadedFile[]): Promise<UploadedFile> {
  if (!file) throw fieldError('invalid', 'photo', NO_PHOTO);
  if ((await sniffFile(file.path))?.kind !== 'image') throw fieldError('invalid', 'photo', NO_PHOTO);
  return file;
}

/** Confirms papers or the place on site, with a photo and the phone's location. The listing then says that the agency has seen it. */
export async function confirmOnSite(actor: Actor, id: string, request: Request): Promise<{ id: string }> {
  const property = await getCheckable(actor, id);
  const form = await readMultipart(request, {
    files: { photo: { maxFiles: 1, maxBytes: MAX_PHOTO_BYTES } },
    maxFields: 8,
    maxBytes: MAX_PHOTO_BYTES + 64 * 1024,
  });
  try {
    const input = siteCheckSchema.parse(form.fields);
    if (!checksOf(property).includes(input.check))
      throw new AppError('invalid', 'This check doesn’t apply to this type of listing');
    const distance = distanceTo(property, input);
    const file = await photoOf(form.files);
    const _id = new Types.ObjectId();
    const photo = await storeDocument(String(_id), file.path);
    const { check, state, note, accuracy, latitude, longitude } = input;
    try {
      const where = { point: [longitude, latitude], accuracy, ...(distance !== undefined && { distance }) };
      await SiteCheck.create({
        ...{ _id, property: id, check, state, note, by: actor.userId, at: new Date(), photo },
        ...where,
      });
      await applyEvidence(id, { check, state }, 'agency');
    } catch (error) {
      await SiteCheck.deleteOne({ _id });
      await removeStoredDocument(photo.storageKey);
      throw error;
    }
    await recordAudit({
      action: 'property.write',
      by: actor,
      target: { type: 'property', id },
      details: { check, state, onSite: true, ...(distance !== undefined && { distance }) },
    });
    return { id: String(_id) };
  } finally {
    await form.dispose();
  }
}

/** Deletes a deleted listing's confirmations with their photos. */
export async function eraseSiteChecks(property: string): Promise<void> {
  const rows = await SiteCheck.find({ property }, { photo: 1 }).lean();
  for (const { photo } of rows) await removeStoredDocument(photo.storageKey);
  await SiteCheck.deleteMany({ property });
}
