import { draftFiles, type MediaState, savedMedia } from '@/components/listings/photos/media-items';
import type { ListingDraftDto } from '@/lib/listings/drafts/dto';
import type { PropertyFormValues } from '@/lib/listings/schema';
import { ApiError, api } from '@/lib/platform/browser/api';
import { newIdempotencyKey } from '@/lib/platform/browser/idempotency-key';
import { type Draft, dropDraft, storageKey, writeDraft, writeDraftFiles } from './draft';
import type { DraftBase } from './merge-listing';

/** Milliseconds after typing before saving to the server, so that not every letter is sent. */
const SERVER_DELAY_MS = 1500;

export type DraftOptions = {
  person: string;
  /** undefined for a new listing */
  id: string | undefined;
  creationKey: string;
  rev: number;
};

type Content = {
  values: PropertyFormValues;
  step: number;
  version?: number;
  base?: DraftBase;
  media: MediaState;
};

function bodyOf({ values, step, version, base, media }: Draft) {
  const images = (media?.images ?? []).flatMap(({ publicId, name, room, alt }) =>
    publicId ? [{ publicId, name, ...(room && { room }), ...(alt && { alt }) }] : [],
  );
  return { values, step, images, ...(version !== undefined && { version }), ...(base && { base }) };
}

/** The draft that another window or device has saved since, if that caused the failure. */
const conflicting = (error: unknown) =>
  error instanceof ApiError && error.code === 'conflict'
    ? (error.details?.current as ListingDraftDto | undefined)
    : undefined;

/** Saves a form in this browser at once and on the server soon after. */
export class DraftWriter {
  private readonly key: string;
  private readonly writer = newIdempotencyKey();
  private rev: number;
  private isDone = false;
  private isSending = false;
  private isWaiting = false;
  private last: Draft | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private elsewhere: ListingDraftDto | undefined;

  constructor(
    private readonly options: DraftOptions,
    /** called with the server's draft if another device has saved it since */
    private readonly onElsewhere: (draft: ListingDraftDto | undefined) => void,
  ) {
    this.key = storageKey(options.person, options.id, options);
    this.rev = options.rev;
  }

  save = ({ media, ...content }: Content): void => {
    if (this.isDone) return;
    const { creationKey } = this.options;
    const { writer, rev } = this;
    this.last = { ...content, creationKey, media: savedMedia(media), writer, savedAt: Date.now(), rev };
    this.saveLocally(true);
    void writeDraftFiles(this.key, draftFiles(media));
    clearTimeout(this.timer);
    if (!this.elsewhere) this.timer = setTimeout(() => this.send(), SERVER_DELAY_MS);
  };

  /** Sends held changes when the page is left. */
  leave = (): void => {
    if (this.last && this.timer) void this.send(true);
  };

  /** Stops saving once the person continues with the other device's version. */
  stop = (): void => {
    this.isDone = true;
    clearTimeout(this.timer);
  };

  /** Ends the draft once the form is sent or abandoned. */
  end = async (): Promise<void> => {
    this.stop();
    await dropDraft(this.key, { creationKey: this.options.creationKey, rev: this.rev });
  };

  /** Overwrites the other device's version with this window's content. */
  overwrite = (): void => {
    this.rev = this.elsewhere?.rev ?? this.rev;
    this.meet(undefined);
    void this.send();
  };

  private meet(draft: ListingDraftDto | undefined): void {
    this.elsewhere = draft;
    this.onElsewhere(draft);
  }

  private saveLocally(dirty: boolean): void {
    if (this.last) writeDraft(this.key, { ...this.last, rev: this.rev, dirty });
  }

  private async send(keepalive = false): Promise<void> {
    clearTimeout(this.timer);
    const draft = this.last;
    if (!draft || this.isDone) return;
    if (this.isSending && !keepalive) {
      this.isWaiting = true;
      return;
    }
    this.isSending = true;
    this.isWaiting = false;
    try {
      await this.put(draft, keepalive);
    } catch (error) {
      // retries other errors with the next change, because this browser has the data
      const current = conflicting(error);
      if (current?.writer === this.writer) {
        this.rev = current.rev;
        this.isWaiting = true;
      } else if (current) this.meet(current);
    } finally {
      this.isSending = false;
      if (this.isWaiting) void this.send();
    }
  }

  private async put(draft: Draft, keepalive: boolean): Promise<void> {
    const { id, creationKey } = this.options;
    const { data } = await api<{ data: { rev: number } }>(`/api/property/drafts/${creationKey}`, {
      method: 'PUT',
      body: { ...bodyOf(draft), rev: this.rev, writer: this.writer, ...(id && { property: id }) },
      keepalive,
      asksToSignIn: false,
    });
    this.rev = data.rev;
    if (!this.isDone) this.saveLocally(this.last !== draft);
  }
}
