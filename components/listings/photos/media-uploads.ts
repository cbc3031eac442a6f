import type { PropertyDto } from '@/lib/listings/dto';
import { type ImageRoom, MAX_IMAGES, MAX_VIDEOS } from '@/lib/listings/media/constants';
import { ApiError, api, serverMessage } from '@/lib/platform/browser/api';
import { upload } from '@/lib/platform/browser/upload';
import type { Reply, Text } from '@/lib/platform/language/translate';
import { checkFile, type MediaKind, type Refusal } from './check-file';
import { type MediaItem, type MediaState, newItem } from './media-items';
import type { PictureWords } from './picture-words';

/** Maximum parallel uploads. More would only share the same line. */
const SENT_AT_ONCE = 3;
const LIMITS = { image: MAX_IMAGES, video: MAX_VIDEOS };
export const FIELD = { image: 'images', video: 'videos' } as const;

export type MediaEvent =
  | { type: 'changed'; key: string; values: Partial<MediaItem> }
  | { type: 'added'; kind: MediaKind; item: MediaItem }
  | { type: 'turned'; key: string; item: MediaItem }
  | { type: 'dropped'; key: string }
  | { type: 'reordered'; kind: MediaKind; items: MediaItem[] }
  | { type: 'replaced'; media: MediaState };

export function mediaAfter({ images, videos }: MediaState, event: MediaEvent): MediaState {
  const each = (change: (items: MediaItem[]) => MediaItem[]) => ({
    images: change(images),
    videos: change(videos),
  });
  switch (event.type) {
    case 'changed':
      return each((items) =>
        items.map((item) => (item.key === event.key ? { ...item, ...event.values } : item)),
      );
    case 'added': {
      const field = FIELD[event.kind];
      return { ...{ images, videos }, [field]: [...{ images, videos }[field], event.item] };
    }
    case 'turned':
      return { images: images.map((item) => (item.key === event.key ? event.item : item)), videos };
    case 'dropped':
      return each((items) => items.filter(({ key }) => key !== event.key));
    case 'reordered':
      return { ...{ images, videos }, [FIELD[event.kind]]: event.items };
    case 'replaced':
      return event.media;
  }
}

type Handlers = {
  t: Text<'listings/wizard-photos'>;
  reply: Reply;
  /** edited listing, whose stored pictures are deleted on the server */
  listing: string | undefined;
  onState: (media: MediaState) => void;
  /** called after every change that the draft must record */
  onChange: (media: MediaState) => void;
  onDeleted: (listing: PropertyDto) => void;
};

const JPEG_QUALITY = 0.92;

/** Loads a picture as an image, because the policy forbids fetch (lib/platform/http/page-policy.ts). `anonymous` makes its pixels readable. */
async function loadPicture(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = source;
  await image.decode();
  return image;
}

/** Rotates a picture clockwise by a quarter, using the chosen file or the listing's picture. */
async function turnPicture({ preview, name }: MediaItem): Promise<File> {
  const image = await loadPicture(preview);
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalHeight;
  canvas.height = image.naturalWidth;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.translate(canvas.width, 0);
  context.rotate(Math.PI / 2);
  context.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', JPEG_QUALITY));
  if (!blob) throw new Error('not encoded');
  return new File([blob], name.replace(/(\.\w+)?$/, '.jpg'), { type: 'image/jpeg' });
}

/** Sends pictures as soon as they are chosen, three at a time, so that none is left at the end. Videos are sent with the form. */
export class MediaUploads {
  private readonly running = new Map<string, AbortController>();
  private idle: (() => void)[] = [];
  private isActive = false;

  constructor(
    private media: MediaState,
    public handlers: Handlers,
  ) {}

  current = (): MediaState => this.media;

  start(): void {
    this.isActive = true;
    this.sendNext();
  }

  /** Stops when the page is left. Unfinished uploads stay in the draft. */
  stop(): void {
    this.isActive = false;
    for (const abort of this.running.values()) abort.abort();
  }

  add = async (kind: MediaKind, files: File[], room?: ImageRoom): Promise<Refusal[]> => {
    const { t } = this.handlers;
    const refused: Refusal[] = [];
    const tooMany: string[] = [];
    for (const chosen of files) {
      const result = await checkFile(kind, chosen);
      if ('message' in result) refused.push({ name: chosen.name, message: result.message });
      else if (!this.take(kind, chosen.name, result, room)) tooMany.push(chosen.name);
      if (kind === 'image') this.sendNext();
    }
    if (tooMany.length > 0)
      refused.push(
        { name: '', message: 'Too many files' },
        { name: t('Not added'), message: tooMany.join(', ') },
      );
    return refused;
  };

  say = (key: string, words: PictureWords): void => this.change(key, words, true);

  /** Sends the picture again, rotated by a quarter. The earlier one leaves the listing when the form is saved. */
  turn = async (key: string): Promise<void> => {
    const item = this.find(key);
    if (!item) return;
    try {
      const next = newItem(await turnPicture(item), item.fingerprint, item);
      this.running.get(key)?.abort();
      dropUpload(item);
      this.dispatch({ type: 'turned', key, item: next });
      this.sendNext();
    } catch (error) {
      console.warn('Turn picture error', error);
      this.change(key, { problem: this.handlers.t('This photo couldn’t be rotated') });
    }
  };

  /** Deletes a stored picture at once, except the last one, which the next save removes because a published listing needs a picture. */
  remove = async (key: string): Promise<void> => {
    const item = this.find(key);
    const { listing, onDeleted, reply, t } = this.handlers;
    if (!item) return;
    this.running.get(key)?.abort();
    const isLast = this.all().filter(({ state }) => state === 'stored').length === 1;
    dropUpload(item);
    if (item.state !== 'stored' || !listing || isLast) return this.drop(item);
    this.change(key, { state: 'removing', problem: undefined });
    try {
      const path = `/api/property/${listing}/images/${item.publicId}`;
      const { data } = await api<{ data: PropertyDto }>(path, { method: 'DELETE' });
      this.drop(item);
      onDeleted(data);
    } catch (error) {
      console.error('Delete image error', error);
      const problem = reply(serverMessage(error, t('We couldn’t delete this. Please try again')));
      this.change(key, { state: 'stored', problem });
    }
  };

  /** Stops all uploads. Each can be restarted. */
  cancel = (): void => {
    const stopped = { state: 'failed', progress: undefined, problem: undefined, mayRetry: true } as const;
    for (const { key, state } of this.media.images) {
      if (state !== 'waiting' && state !== 'sending') continue;
      this.change(key, stopped);
      this.running.get(key)?.abort();
    }
  };

  retry = (key: string): void => {
    this.change(key, { state: 'waiting', problem: undefined });
    this.sendNext();
  };

  /** Resolves once no upload is running: true if every picture is on the server. */
  settled = async (): Promise<boolean> => {
    if (this.running.size > 0) await new Promise<void>((done) => this.idle.push(done));
    return this.media.images.every(({ publicId }) => publicId !== undefined);
  };

  dispatch = (event: MediaEvent, isWorthSaving = true): void => {
    this.media = mediaAfter(this.media, event);
    this.handlers.onState(this.media);
    if (isWorthSaving) this.handlers.onChange(this.media);
  };

  private change(key: string, values: Partial<MediaItem>, isWorthSaving = false): void {
    this.dispatch({ type: 'changed', key, values }, isWorthSaving);
  }

  private all = () => [...this.media.images, ...this.media.videos];
  private find = (key: string) => this.all().find((item) => item.key === key);

  /** False if there is no room for another. */
  private take(
    kind: MediaKind,
    name: string,
    { file, fingerprint }: { file: File; fingerprint?: string | undefined },
    room: ImageRoom | undefined,
  ): boolean {
    const items = this.media[FIELD[kind]];
    const same = items.find((item) => item.fingerprint === fingerprint);
    if (same)
      this.change(same.key, {
        note: this.handlers.t('{name} is the same as one you already chose', { name }),
      });
    else if (items.length >= LIMITS[kind]) return false;
    else this.dispatch({ type: 'added', kind, item: newItem(file, fingerprint, { room }) });
    return true;
  }

  private drop({ key, preview }: MediaItem): void {
    if (preview.startsWith('blob:')) URL.revokeObjectURL(preview);
    this.dispatch({ type: 'dropped', key });
  }

  private sendNext(): void {
    while (this.isActive && this.running.size < SENT_AT_ONCE) {
      const item = this.media.images.find(({ state }) => state === 'waiting');
      if (!item) break;
      void this.send(item);
    }
    if (this.running.size > 0) return;
    for (const done of this.idle.splice(0)) done();
  }

  private async send({ key, file, name }: MediaItem): Promise<void> {
    if (!file) return;
    const abort = new AbortController();
    this.running.set(key, abort);
    this.change(key, { state: 'sending', progress: 0, problem: undefined });
    const body = new FormData();
    body.append('images', file, name);
    try {
      const { data } = await upload<{ data: { public_id: string; url: string } }>('/api/property/images', {
        method: 'POST',
        body,
        signal: abort.signal,
        onProgress: (sent, total) => this.change(key, { progress: total > 0 ? sent / total : 0 }),
      });
      const { public_id: publicId, url } = data;
      this.change(key, { state: 'uploaded', publicId, url, progress: undefined }, true);
    } catch (error) {
      if (!abort.signal.aborted) {
        const reason = reasonOf(error, name, this.handlers.reply);
        this.change(key, { state: 'failed', progress: undefined, ...reason });
      }
      // the page was left during the upload; items stopped or removed by hand have another state
      else if (this.find(key)?.state === 'sending')
        this.change(key, { state: 'waiting', progress: undefined });
    } finally {
      this.running.delete(key);
      this.sendNext();
    }
  }
}

/** Drops an upload. If the call fails, the server removes the unused picture later. */
function dropUpload({ state, publicId }: MediaItem): void {
  if (state === 'uploaded')
    void api(`/api/property/images/${publicId}`, { method: 'DELETE' }).catch(() => undefined);
}

/** The server's reason for refusing a picture, or a connection failure, which allows another try. */
function reasonOf(error: unknown, name: string, say: Reply): Pick<MediaItem, 'problem' | 'mayRetry'> {
  const isRefused =
    error instanceof ApiError && ['invalid', 'too_large', 'unsupported_type'].includes(error.code);
  const [issue] = error instanceof ApiError ? error.issues : [];
  const message = issue?.message ?? serverMessage(error, 'The connection was lost');
  const reason = message.startsWith(`${name}: `) ? message.slice(name.length + 2) : message;
  return { problem: `${name}: ${say(reason)}`, mayRetry: !isRefused };
}
