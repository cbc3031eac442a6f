import { fieldError } from '@/lib/platform/errors';
import { ownWordsLang } from '@/lib/platform/language/own-words';
import type { Texts } from '@/lib/platform/language/translate';
import type { StoredImage, StoredVideo } from '@/lib/platform/media/dto';
import { phashBands } from '@/lib/platform/media/phash';
import { IMAGE_ROOM_LABELS, type ImageRoom, MAX_IMAGES, MAX_VIDEOS } from './constants';
import type { MediaOrder } from './schema';

/** Arranges pictures. Without an order, new ones follow the old ones. New pictures missing from the order come last. */
export function arrangeImages<Old extends Picture, New extends Picture>(
  old: readonly Old[],
  added: readonly New[],
  order: MediaOrder | undefined,
  uploaded: readonly New[] = [],
): (Old | New)[] {
  if (!order?.images) return distinct([...old, ...added]);
  const named = order.images.flatMap((image): (Old | New)[] => {
    const found =
      'keep' in image
        ? old.find(({ public_id }) => public_id === image.keep)
        : 'uploaded' in image
          ? uploaded.find(({ public_id }) => public_id === image.uploaded)
          : added[image.add];
    return found ? [withSaid(found, image)] : [];
  });
  return photosFirst(distinct([...named, ...added]));
}

type Said = { room?: string | undefined; alt?: string | undefined };

/** The picture with its new room and description; omitted ones stay. */
function withSaid<T extends Picture>(picture: T, { room, alt }: Said): T {
  const { room: roomBefore, alt: altBefore, ...rest } = picture;
  const stated = { room: room ?? roomBefore, alt: alt ?? altBefore };
  return { ...rest, ...(stated.room && { room: stated.room }), ...(stated.alt && { alt: stated.alt }) } as T;
}

/** A picture's description in the page's language: its owner's if it is in that language, else its room's name, else `otherwise`. */
export function pictureText(
  picture: Said | undefined,
  otherwise: string,
  { label, language }: Pick<Texts, 'label' | 'language'>,
): string {
  if (picture?.alt && !ownWordsLang(picture.alt, language)) return picture.alt;
  const room = picture?.room && IMAGE_ROOM_LABELS[picture.room as ImageRoom];
  const named = room && label(room);
  return named && (language === 'en' || named !== room) ? named : otherwise;
}

/** True for photos. Plans and 360° pictures are shown elsewhere, and are no cover while there is a photo. */
export const isPhoto = ({ room }: { room?: string | null | undefined }): boolean =>
  room !== 'floor-plan' && room !== 'panorama';

const photosFirst = <T extends Picture>(images: T[]): T[] => [
  ...images.filter(isPhoto),
  ...images.filter((image) => !isPhoto(image)),
];

/** Throws 'invalid' with the field that has too many files, counting the stored ones that stay. */
export function assertFitting(
  old: { images: readonly unknown[]; videos: readonly unknown[] },
  added: readonly { field: string }[],
  order: MediaOrder | undefined,
): void {
  const videos = (order?.videos?.length ?? old.videos.length) + countOf('videos', added);
  const path =
    countImages(old, added, order) > MAX_IMAGES ? 'images' : videos > MAX_VIDEOS ? 'videos' : undefined;
  if (path) throw fieldError('invalid', path, 'Too many files');
}

const countOf = (field: string, added: readonly { field: string }[]) =>
  added.filter((file) => file.field === field).length;

export function countImages(
  old: { images: readonly unknown[] },
  added: readonly { field: string }[],
  order: MediaOrder | undefined,
): number {
  const kept = order?.images?.filter((entry) => !('add' in entry)).length ?? old.images.length;
  return kept + countOf('images', added);
}

export function arrangeVideos(
  old: readonly StoredVideo[],
  added: readonly StoredVideo[],
  order: MediaOrder | undefined,
): StoredVideo[] {
  const kept = order?.videos
    ? old.filter(({ public_id, url }) => order.videos?.includes(public_id ?? url))
    : old;
  return [...kept, ...added];
}

/** Public ids of previously uploaded pictures, without duplicates. */
export function uploadedIds(order: MediaOrder | undefined): string[] {
  const ids = order?.images?.flatMap((image) => ('uploaded' in image ? [image.uploaded] : [])) ?? [];
  return [...new Set(ids)];
}

/** Pictures as stored, with the hashes for finding near copies. */
export const withBands = (images: StoredImage[]) =>
  images.map((image) => ({ ...image, ...(image.phash && { phashBands: phashBands(image.phash) }) }));

/** Public ids of all pictures and videos of a listing. */
export const idsOf = (row: { images: { public_id: string }[]; videos: { public_id?: string }[] }): string[] =>
  [...row.images, ...row.videos].flatMap(({ public_id }) => public_id ?? []);

type Picture = {
  public_id: string;
  contentHash?: string | null | undefined;
  room?: string | null | undefined;
  alt?: string | null | undefined;
};

/** Removes copies of a file, because the same file sent twice is one picture. */
function distinct<T extends Picture>(images: T[]): T[] {
  const ids = images.map(({ public_id, contentHash }) => contentHash ?? public_id);
  return images.filter((_image, place) => ids.indexOf(ids[place] ?? '') === place);
}
