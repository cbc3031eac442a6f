import type { PropertyDto } from '@/lib/property/dto';

/** A picture or video in the form: one that the listing has, or a file that is still to be sent. */
export type MediaItem = {
  /** stable while the form lives */
  key: string;
  name: string;
  /** what is shown: an address of ours, or a blob: of this browser */
  preview: string;
  /** of a stored one */
  publicId?: string;
  /** of a new one */
  file?: File;
};

export type MediaState = { images: MediaItem[]; videos: MediaItem[] };

let counter = 0;

export function newItem(file: File): MediaItem {
  return { key: `new-${++counter}`, name: file.name, preview: URL.createObjectURL(file), file };
}

/** What a stored listing brings into the form. */
export function storedItems({ images, videos }: Pick<PropertyDto, 'images' | 'videos'>): MediaState {
  return {
    images: images.map(({ public_id, url, alt }, place) => ({
      key: public_id,
      name: alt || `Photo ${place + 1}`,
      preview: url,
      publicId: public_id,
    })),
    videos: videos.map(({ public_id, url }, place) => ({
      key: public_id ?? url,
      name: `Video ${place + 1}`,
      preview: url,
      publicId: public_id ?? url,
    })),
  };
}

export function moved(items: MediaItem[], from: number, to: number): MediaItem[] {
  const next = [...items];
  const [item] = next.splice(from, 1);
  if (item) next.splice(Math.max(0, Math.min(to, next.length)), 0, item);
  return next;
}

/** The files in the order in which they are sent, and the plan that says where they go (lib/property/media-plan.ts). */
export function mediaParts({ images, videos }: MediaState) {
  const files = images.flatMap(({ file }) => file ?? []);
  let added = 0;
  const plan = {
    images: images.map(({ publicId }) => (publicId ? { keep: publicId } : { add: added++ })),
    videos: videos.flatMap(({ publicId }) => publicId ?? []),
  };
  return { images: files, videos: videos.flatMap(({ file }) => file ?? []), plan };
}

/**
 * How far each new file has been sent, 0–1 by key. The parts of a form go out one after another, so the bytes sent
 * so far say which file is under way; the few bytes between parts are counted with the file after them.
 */
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
