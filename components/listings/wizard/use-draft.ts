import { useEffect, useRef, useState } from 'react';
import { draftFiles, type MediaState, savedMedia } from '@/components/listings/photos/media-items';
import type { ListingDraftDto } from '@/lib/listings/drafts/dto';
import type { PropertyFormValues } from '@/lib/listings/schema';
import { ApiError, api } from '@/lib/platform/http/client';
import { newIdempotencyKey } from '@/lib/platform/http/idempotency-key';
import { type Draft, dropDraft, storageKey, writeDraft, writeDraftFiles } from './draft';
import { announceDraft } from './open-drafts';

/** A pause in typing: the server hears of it once, not of every letter. */
const SERVER_DELAY_MS = 1500;

type Options = {
  person: string;
  /** the listing that is edited */
  id: string | undefined;
  creationKey: string;
  rev: number;
};

type Content = { values: PropertyFormValues; step: number; version?: number; media: MediaState };

/** Saves the form: in this browser at once, on the server soon. */
export function useDraft({ person, id, creationKey, rev }: Options) {
  const key = storageKey(person, id, { creationKey });
  /** the server's draft, when another device has saved it since */
  const [elsewhere, setElsewhere] = useState<ListingDraftDto>();
  const state = useRef({ rev, isDone: false, isSending: false, isWaiting: false });
  const [writer] = useState(newIdempotencyKey);
  const last = useRef<Draft>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => announceDraft(creationKey), [creationKey]);

  const saveLocally = (dirty: boolean) => {
    if (last.current) writeDraft(key, { ...last.current, rev: state.current.rev, dirty });
  };

  const send = async (keepalive = false): Promise<void> => {
    clearTimeout(timer.current);
    const draft = last.current;
    const now = state.current;
    if (!draft || now.isDone) return;
    if (now.isSending && !keepalive) {
      now.isWaiting = true;
      return;
    }
    now.isSending = true;
    now.isWaiting = false;
    const { values, step, version, media } = draft;
    const images = (media?.images ?? []).flatMap(({ publicId, name, room, alt }) =>
      publicId ? [{ publicId, name, ...(room && { room }), ...(alt && { alt }) }] : [],
    );
    try {
      const { data } = await api<{ data: { rev: number } }>(`/api/property/drafts/${creationKey}`, {
        method: 'PUT',
        body: {
          values,
          step,
          images,
          rev: now.rev,
          writer,
          ...(version !== undefined && { version }),
          ...(id && { property: id }),
        },
        keepalive,
        asksToSignIn: false,
      });
      now.rev = data.rev;
      if (!now.isDone) saveLocally(last.current !== draft);
    } catch (error) {
      // anything else is tried again with the next change; this browser has it
      const current =
        error instanceof ApiError && error.code === 'conflict'
          ? (error.details?.current as ListingDraftDto | undefined)
          : undefined;
      if (current?.writer === writer) {
        now.rev = current.rev;
        now.isWaiting = true;
      } else if (current) setElsewhere(current);
    } finally {
      now.isSending = false;
      if (now.isWaiting) void send();
    }
  };
  const latest = useRef(send);
  latest.current = send;

  useEffect(() => {
    const leaving = () => {
      if (last.current && timer.current) void latest.current(true);
    };
    window.addEventListener('pagehide', leaving);
    return () => window.removeEventListener('pagehide', leaving);
  }, []);

  const save = ({ media, ...content }: Content) => {
    if (state.current.isDone) return;
    last.current = {
      ...content,
      creationKey,
      media: savedMedia(media),
      writer,
      savedAt: Date.now(),
      rev: state.current.rev,
    };
    saveLocally(true);
    void writeDraftFiles(key, draftFiles(media));
    clearTimeout(timer.current);
    if (!elsewhere) timer.current = setTimeout(() => latest.current(), SERVER_DELAY_MS);
  };

  /** Saves nothing more: the person goes on with what the other device has saved. */
  const stop = () => {
    state.current.isDone = true;
    clearTimeout(timer.current);
  };

  /** The form was sent, or its draft is given up. */
  const end = async () => {
    stop();
    await dropDraft(key, { creationKey, rev: state.current.rev });
  };

  /** What is in this window replaces what the other device has saved. */
  const overwrite = () => {
    state.current.rev = elsewhere?.rev ?? state.current.rev;
    setElsewhere(undefined);
    void send();
  };

  return { save, end, stop, elsewhere, overwrite };
}
