import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#language';
import type { PropertyDto } from '@/lib/listings/dto';
import { type ImageRoom, MAX_IMAGES, MAX_VIDEOS } from '@/lib/listings/media/constants';
import { ApiError, api, serverMessage } from '@/lib/platform/http/client';
import { upload } from '@/lib/platform/http/upload-client';
import type { Reply } from '@/lib/platform/language/translate';
import { checkFile, type MediaKind, type Refusal } from './check-file';
import { type MediaItem, type MediaState, newItem } from './media-items';
import type { PictureWords } from './picture-words';
import { turnPicture } from './turn-picture';

/** More at once would only share the same line. */
const SENT_AT_ONCE = 3;
const LIMITS = { image: MAX_IMAGES, video: MAX_VIDEOS };
const FIELD = { image: 'images', video: 'videos' } as const;

type Options = {
  start: MediaState;
  /** the listing that is edited: its stored pictures are deleted there */
  listing: string | undefined;
  /** after everything that a draft has to know */
  onChange: (media: MediaState) => void;
  /** the listing after one of its pictures was deleted */
  onDeleted: (listing: PropertyDto) => void;
};

/**
 * The pictures and videos of the form. Every picture is sent as soon as it was chosen, so that nothing is left to send at
 * the end; videos go with the form.
 */
export function useMedia({ start, listing, onChange, onDeleted }: Options) {
  const { t, reply } = useTexts('listings/wizard-photos');
  const [media, setMedia] = useState(start);
  const latest = useRef(media);
  const changed = useRef(onChange);
  changed.current = onChange;
  const running = useRef(new Map<string, AbortController>());
  const idle = useRef<(() => void)[]>([]);
  const isMounted = useRef(true);

  const update = (next: MediaState, isWorthSaving = true) => {
    latest.current = next;
    setMedia(next);
    if (isWorthSaving) changed.current(next);
  };
  const patch = (key: string, values: Partial<MediaItem>, isWorthSaving = false) => {
    const patched = (items: MediaItem[]) =>
      items.map((item) => (item.key === key ? { ...item, ...values } : item));
    const { images, videos } = latest.current;
    update({ images: patched(images), videos: patched(videos) }, isWorthSaving);
  };
  const find = (key: string) =>
    [...latest.current.images, ...latest.current.videos].find((item) => item.key === key);

  const sendNext = () => {
    while (isMounted.current && running.current.size < SENT_AT_ONCE) {
      const item = latest.current.images.find(({ state }) => state === 'waiting');
      if (!item) break;
      void send(item);
    }
    if (running.current.size > 0) return;
    for (const done of idle.current.splice(0)) done();
  };

  const send = async ({ key, file, name }: MediaItem) => {
    if (!file) return;
    const abort = new AbortController();
    running.current.set(key, abort);
    patch(key, { state: 'sending', progress: 0, problem: undefined });
    const body = new FormData();
    body.append('images', file, name);
    try {
      const { data } = await upload<{ data: { public_id: string; url: string } }>('/api/property/images', {
        method: 'POST',
        body,
        signal: abort.signal,
        onProgress: (sent, total) => patch(key, { progress: total > 0 ? sent / total : 0 }),
      });
      const { public_id: publicId, url } = data;
      patch(key, { state: 'uploaded', publicId, url, progress: undefined }, true);
    } catch (error) {
      if (!abort.signal.aborted)
        patch(key, { state: 'failed', progress: undefined, ...reasonOf(error, name, reply) });
      // the page went while it was on its way; one that was stopped or removed by hand has another state by now
      else if (find(key)?.state === 'sending') patch(key, { state: 'waiting', progress: undefined });
    } finally {
      running.current.delete(key);
      sendNext();
    }
  };

  // what a draft has brought is sent now; what is on its way when the page goes stays in the draft
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    isMounted.current = true;
    sendNext();
    const active = running.current;
    return () => {
      isMounted.current = false;
      for (const abort of active.values()) abort.abort();
    };
  }, []);

  /** What its owner says of a picture. */
  const describe = (key: string, words: PictureWords) => patch(key, words, true);

  /** Sends the picture again, turned by a quarter; the one before leaves the listing when the form is saved. */
  const turn = async (key: string): Promise<void> => {
    const item = find(key);
    if (!item) return;
    try {
      const next = newItem(await turnPicture(item), item.fingerprint, item);
      running.current.get(key)?.abort();
      dropUpload(item);
      const { images, videos } = latest.current;
      update({ images: images.map((image) => (image.key === key ? next : image)), videos });
      sendNext();
    } catch (error) {
      console.warn('Turn picture error', error);
      patch(key, { problem: t('This picture could not be turned') });
    }
  };

  /** Should it fail, the server removes what no listing shows by itself. */
  const dropUpload = ({ state, publicId }: MediaItem) => {
    if (state === 'uploaded')
      void api(`/api/property/images/${publicId}`, { method: 'DELETE' }).catch(() => undefined);
  };

  /** Takes the good ones of the files, and returns what is wrong with the others. */
  const add = async (kind: MediaKind, files: File[], room?: ImageRoom): Promise<Refusal[]> => {
    const refused: Refusal[] = [];
    const tooMany: string[] = [];
    for (const chosen of files) {
      const result = await checkFile(kind, chosen);
      const items = latest.current[FIELD[kind]];
      if ('message' in result) refused.push({ name: chosen.name, message: result.message });
      else {
        const { file, fingerprint } = result;
        const same = items.find((item) => item.fingerprint === fingerprint);
        if (same) patch(same.key, { note: t('Chosen twice: {name} is this one', { name: chosen.name }) });
        else if (items.length >= LIMITS[kind]) tooMany.push(chosen.name);
        else update({ ...latest.current, [FIELD[kind]]: [...items, newItem(file, fingerprint, { room })] });
      }
      if (kind === 'image') sendNext();
    }
    if (tooMany.length > 0)
      refused.push(
        { name: '', message: 'Too many files' },
        { name: t('Not added'), message: tooMany.join(', ') },
      );
    return refused;
  };

  const drop = (key: string) => {
    const item = find(key);
    if (item?.preview.startsWith('blob:')) URL.revokeObjectURL(item.preview);
    const { images, videos } = latest.current;
    const others = (items: MediaItem[]) => items.filter((item) => item.key !== key);
    update({ images: others(images), videos: others(videos) });
  };

  /**
   * One that the listing shows is deleted there at once, but for the last one: a published listing needs a photograph, so
   * that one goes when the form is saved with others. Any other one is only taken out of the form.
   */
  const remove = async (key: string): Promise<void> => {
    const item = find(key);
    if (!item) return;
    running.current.get(key)?.abort();
    const { images, videos } = latest.current;
    const isLast = [...images, ...videos].filter(({ state }) => state === 'stored').length === 1;
    dropUpload(item);
    if (item.state !== 'stored' || !listing || isLast) return drop(key);
    patch(key, { state: 'removing', problem: undefined });
    try {
      const path = `/api/property/${listing}/images/${item.publicId}`;
      const { data } = await api<{ data: PropertyDto }>(path, { method: 'DELETE' });
      drop(key);
      onDeleted(data);
    } catch (error) {
      console.error('Delete image error', error);
      patch(key, {
        state: 'stored',
        problem: reply(serverMessage(error, t('This could not be deleted. Please try again'))),
      });
    }
  };

  /** Stops everything that is on its way; each can be sent again. */
  const cancel = () => {
    const stopped = { state: 'failed', progress: undefined, problem: undefined, mayRetry: true } as const;
    for (const { key, state } of latest.current.images) {
      if (state !== 'waiting' && state !== 'sending') continue;
      patch(key, stopped);
      running.current.get(key)?.abort();
    }
  };

  const retry = (key: string) => {
    patch(key, { state: 'waiting', problem: undefined });
    sendNext();
  };

  /** When nothing is on its way any more: is every picture at the server? */
  const settled = async (): Promise<boolean> => {
    if (running.current.size > 0) await new Promise<void>((done) => idle.current.push(done));
    return latest.current.images.every(({ publicId }) => publicId !== undefined);
  };

  return {
    media,
    current: () => latest.current,
    add,
    say: describe,
    turn,
    remove,
    retry,
    cancel,
    settled,
    replace: (next: MediaState) => update(next),
    reorder: (kind: MediaKind, items: MediaItem[]) => update({ ...latest.current, [FIELD[kind]]: items }),
  };
}

/** What the server says of a picture that it refuses, or that the line is bad: then it may be sent again. */
function reasonOf(error: unknown, name: string, say: Reply): Pick<MediaItem, 'problem' | 'mayRetry'> {
  const isRefused =
    error instanceof ApiError && ['invalid', 'too_large', 'unsupported_type'].includes(error.code);
  const [issue] = error instanceof ApiError ? error.issues : [];
  const message = issue?.message ?? serverMessage(error, 'The connection was lost');
  const reason = message.startsWith(`${name}: `) ? message.slice(name.length + 2) : message;
  return { problem: `${name}: ${say(reason)}`, mayRetry: !isRefused };
}
