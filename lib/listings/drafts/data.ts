import 'server-only';
import { Types } from 'mongoose';
import { urlsOfUploads } from '@/lib/listings/media/data';
import { ListingDraft, type ListingDraftRow } from '@/models/listings/listing-draft';
import { MAX_DRAFTS } from './constants';
import type { ListingDraftDto } from './dto';

export async function listDrafts(owner: string): Promise<ListingDraftDto[]> {
  const rows = await ListingDraft.find({ owner: new Types.ObjectId(owner) })
    .sort({ savedAt: -1 })
    .limit(MAX_DRAFTS)
    .lean();
  const urls = await urlsOfUploads(
    owner,
    rows.flatMap(({ images }) => images.map(({ publicId }) => publicId ?? '')),
  );
  return rows.map((row) => toDraftDto(row, urls));
}

/** A stored draft, with details of its source message for its owner alone. */
export const getDraftRow = (owner: string, key: string) =>
  ListingDraft.findOne({ owner: new Types.ObjectId(owner), key }).lean();

export async function getDraft(owner: string, key: string): Promise<ListingDraftDto | undefined> {
  const row = await ListingDraft.findOne({ owner: new Types.ObjectId(owner), key }).lean();
  if (!row) return undefined;
  const ids = row.images.map(({ publicId }) => publicId ?? '');
  return toDraftDto(row, await urlsOfUploads(owner, ids));
}

function toDraftDto(row: ListingDraftRow, urls: ReadonlyMap<string, string>): ListingDraftDto {
  const { key, property, step, version, base, rev, writer, savedAt, ownerContact } = row;
  return {
    key,
    ...(property && { property: String(property) }),
    values: row.values as ListingDraftDto['values'],
    step,
    ...(version != null && { version }),
    ...(base && { base: base as ListingDraftDto['base'] }),
    images: row.images.map(({ publicId, name, room, alt }) => {
      const url = urls.get(publicId ?? '');
      return {
        publicId: publicId ?? '',
        name: name ?? '',
        ...(url && { url }),
        ...(room && { room }),
        ...(alt && { alt }),
      };
    }),
    ...(ownerContact && {
      ownerContact: { name: ownerContact.name ?? '', phones: [...ownerContact.phones] },
    }),
    rev,
    ...(writer && { writer }),
    savedAt: savedAt.toISOString(),
  };
}
