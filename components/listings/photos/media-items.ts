import type { PropertyDto } from '@/lib/listings/dto';
import type { ImageRoom } from '@/lib/listings/media/constants';
import type { MediaOrder } from '@/lib/listings/media/schema';

export type ItemState = 'stored' | 'uploaded' | 'waiting' | 'sending' | 'failed' | 'removing';

export type MediaItem = {
  /** stable for the form's lifetime */
  key: string;
  name: string;
  /** displayed address, from this site or a blob: of this browser */
  preview: string;
  state: ItemState;
  /** set for stored and uploaded items */
  publicId?: string;
  /** set for uploaded items, to reopen the draft */
  url?: string;
  /** set for items not yet on the server */
  file?: File;
  fingerprint?: string;
  /** 0–1 during the upload */
  progress?: number;
  problem?: string;
  /** true if another attempt may succeed */
  mayRetry?: boolean;
  note?: string;
  room?: string;
  alt?: string;
};

export type MediaState = { images: MediaItem[]; videos: MediaItem[] };

/** Files that were chosen but not sent, stored in the browser. */
export type DraftFiles = { images: File[]; videos: File[] };

/** A draft's references to its pictures, in order. One without a public id is the next stored file. */
export type SavedMedia = {
  images: {
    publicId?: string;
    name: string;
    url?: string;
    fingerprint?: string;
    room?: string;
    alt?: string;
  }[];
  /** public ids of the listing's videos to keep, null for a chosen file; absent to keep all */
  videos?: (string | null)[];
};

export const NO_MEDIA: MediaState = { images: [], videos: [] };

type Said = Pick<MediaItem, 'room' | 'alt'>;

const saidOf = ({ room, alt }: Said): Said => ({ ...(room && { room }), ...(alt && { alt }) });

let counter = 0;

export function newItem(file: File, fingerprint?: string, stated: Said = {}): MediaItem {
  const preview = URL.createObjectURL(file);
  return {
    key: `new-${++counter}`,
    name: file.name,
    preview,
    state: 'waiting',
    file,
    fingerprint,
    ...saidOf(stated),
  };
}

/** "Photo 2", "Video 1", in the page's language. */
export type MediaNames = (kind: 'image' | 'video', number: number) => string;

export function storedItems(
  { images, videos }: Pick<PropertyDto, 'images' | 'videos'>,
  nameOf: MediaNames,
): MediaState {
  return {
    images: images.map(({ public_id, url, alt, room }, place) => ({
      key: public_id,
      name: alt || nameOf('image', place + 1),
      preview: url,
      state: 'stored',
      publicId: public_id,
      ...saidOf({ room, alt }),
    })),
    videos: videos.map(({ public_id, url }, place) => ({
      key: public_id ?? url,
      name: nameOf('video', place + 1),
      preview: url,
      state: 'stored',
      publicId: public_id ?? url,
    })),
  };
}

export function savedMedia({ images, videos }: MediaState): SavedMedia {
  return {
    images: images.map(({ publicId, name, url, fingerprint, ...stated }) => ({
      name,
      ...saidOf(stated),
      ...(publicId && { publicId }),
      ...(url && { url }),
      ...(fingerprint && { fingerprint }),
    })),
    videos: videos.map(({ publicId }) => publicId ?? null),
  };
}

export function draftFiles({ images, videos }: MediaState): DraftFiles {
  const unsent = (items: MediaItem[]) =>
    items.flatMap(({ publicId, file }) => (publicId ? [] : (file ?? [])));
  return { images: unsent(images), videos: unsent(videos) };
}

/** Restores a draft's selection from the listing's current media, uploads, and the browser's files. */
export function restoredItems(stored: MediaState, files?: DraftFiles, saved?: SavedMedia): MediaState {
  const waiting = { images: [...(files?.images ?? [])], videos: [...(files?.videos ?? [])] };
  const images = saved
    ? saved.images.flatMap(({ publicId, name, url, fingerprint, ...stated }): MediaItem[] => {
        if (!publicId) {
          const file = waiting.images.shift();
          return file ? [newItem(file, fingerprint, stated)] : [];
        }
        const known = stored.images.find((item) => item.publicId === publicId);
        if (known) return [{ ...known, ...saidOf(stated) }];
        return url
          ? [
              {
                key: publicId,
                name,
                preview: url,
                state: 'uploaded',
                publicId,
                url,
                fingerprint,
                ...saidOf(stated),
              },
            ]
          : [];
      })
    : stored.images;
  const videos = saved?.videos
    ? saved.videos.flatMap((id): MediaItem[] => {
        const file = id === null ? waiting.videos.shift() : undefined;
        const known = stored.videos.find(({ publicId }) => publicId === id);
        return file ? [newItem(file)] : known ? [known] : [];
      })
    : stored.videos;
  return {
    images: [...images, ...waiting.images.map((file) => newItem(file))],
    videos: [...videos, ...waiting.videos.map((file) => newItem(file))],
  };
}

/** Videos to send with the form, and data about pictures and stored videos. */
export function mediaParts({ images, videos }: MediaState, stored: ReadonlySet<string>) {
  const order: MediaOrder = {
    images: images.flatMap(({ publicId, room, alt }) => {
      if (!publicId) return [];
      // an empty text removes the earlier description
      const stated = {
        ...(room !== undefined && { room: room as ImageRoom | '' }),
        ...(alt !== undefined && { alt }),
      };
      return [stored.has(publicId) ? { keep: publicId, ...stated } : { uploaded: publicId, ...stated }];
    }),
    videos: videos.flatMap(({ publicId }) => publicId ?? []),
  };
  return { videos: videos.flatMap(({ file }) => file ?? []), order };
}

/** Progress of new files, 0–1 by key. Derived from the bytes sent, because form parts are sent in order. */
export function fileProgress(items: MediaItem[], sent: number): Record<string, number> {
  let before = 0;
  const progress: Record<string, number> = {};
  for (const { key, file } of items) {
    if (!file) continue;
    progress[key] = file.size === 0 ? 1 : Math.max(0, Math.min(1, (sent - before) / file.size));
    before += file.size;
  }
  return progress;
}

/** Total progress of the chosen pictures; undefined if none is being sent. */
export function sendingTotal(images: MediaItem[]): { sent: number; count: number; part: number } | undefined {
  const chosen = images.filter(({ file, state }) => file && state !== 'failed');
  if (!chosen.some(({ state }) => state === 'waiting' || state === 'sending')) return undefined;
  const size = ({ file }: MediaItem) => file?.size ?? 0;
  const bytes = chosen.reduce((sum, item) => sum + size(item), 0);
  const done = chosen.reduce(
    (sum, item) => sum + size(item) * (item.state === 'uploaded' ? 1 : (item.progress ?? 0)),
    0,
  );
  const sent = chosen.filter(({ state }) => state === 'uploaded').length;
  return { sent, count: chosen.length, part: bytes > 0 ? done / bytes : 0 };
}
