import type { PropertyDto } from '@/lib/listing/dto';

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

export type DraftFiles = { images: File[]; videos: File[] };

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

/** How a draft remembers the order: stored pictures by public id, new ones as null, in the order of the kept files. */
export type MediaOrder = { images: (string | null)[]; videos: (string | null)[] };

export function orderOf({ images, videos }: MediaState): MediaOrder {
  const entry = ({ publicId }: MediaItem) => publicId ?? null;
  return { images: images.map(entry), videos: videos.map(entry) };
}

/** What the draft had chosen of what the listing has now and of the files that the browser has kept. */
export function restoredItems(
  stored: MediaState,
  files: DraftFiles | undefined,
  order?: MediaOrder,
): MediaState {
  const arrange = (kind: 'images' | 'videos'): MediaItem[] => {
    const added = (files?.[kind] ?? []).map(newItem);
    if (!order) return [...stored[kind], ...added];
    const found = order[kind].map((id) =>
      id === null ? added.shift() : stored[kind].find(({ publicId }) => publicId === id),
    );
    return [...found.filter((item) => item !== undefined), ...added];
  };
  return { images: arrange('images'), videos: arrange('videos') };
}

export function moved(items: MediaItem[], from: number, to: number): MediaItem[] {
  const next = [...items];
  const [item] = next.splice(from, 1);
  if (item) next.splice(Math.max(0, Math.min(to, next.length)), 0, item);
  return next;
}

/** The files in the order in which they are sent, and the plan that says where they go (lib/listing/rules.ts). */
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
