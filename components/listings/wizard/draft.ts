import { createStore, del, get, set } from 'idb-keyval';
import type { DraftFiles, SavedMedia } from '@/components/listings/photos/media-items';
import type { ListingDraftDto } from '@/lib/listings/drafts/dto';
import { EMPTY_FORM, type PropertyFormValues } from '@/lib/listings/schema';
import { api } from '@/lib/platform/browser/api';
import { newIdempotencyKey } from '@/lib/platform/browser/idempotency-key';
import { safeStorage } from '@/lib/platform/browser/safe-storage';
import type { DraftBase } from './merge-listing';

/** Stored in localStorage at once and on the server soon after, with unsent files in IndexedDB. Browser storage may fail, as in private windows. */
export type Draft = {
  /** sent as Idempotency-Key, so that a form repeated after a lost reply creates no second listing */
  creationKey: string;
  values: PropertyFormValues;
  step: number;
  savedAt: number;
  /** `__v` of the edited listing */
  version?: number;
  /** original contents of an edited listing's changed fields, and whether its media changed */
  base?: DraftBase;
  media?: SavedMedia;
  /** revision of the server's draft that this one is based on; 0 without one */
  rev: number;
  /** id of the window that wrote it */
  writer?: string;
  /** true until the server has the last change */
  dirty?: boolean;
};

const files = () => createStore('saptam-drafts', 'files');

/** Key prefix of a person's drafts for one listing or for new ones, so that a shared computer never shows another person's. */
const prefixOf = (person: string, id: string | undefined) => `saptam:draft:${person}:${id ?? 'new'}`;

export const storageKey = (
  person: string,
  id: string | undefined,
  { creationKey }: Pick<Draft, 'creationKey'>,
) => `${prefixOf(person, id)}:${creationKey}`;

export function writeDraft(key: string, draft: Draft): void {
  safeStorage(() => localStorage.setItem(key, JSON.stringify(draft)), undefined);
}

async function inFiles<T>(job: (store: ReturnType<typeof files>) => Promise<T>): Promise<T | undefined> {
  try {
    return await job(files());
  } catch {
    return undefined;
  }
}

export const readDraftFiles = (key: string): Promise<DraftFiles | undefined> =>
  inFiles((store) => get<DraftFiles>(key, store));

export async function writeDraftFiles(key: string, chosen: DraftFiles): Promise<void> {
  const isEmpty = chosen.images.length + chosen.videos.length === 0;
  await inFiles((store) => (isEmpty ? del(key, store) : set(key, chosen, store)));
}

async function dropLocal(key: string): Promise<void> {
  safeStorage(() => localStorage.removeItem(key), undefined);
  await inFiles((store) => del(key, store));
}

/** Removes a draft here and on the server. If it stays there, it is offered again, which is harmless. */
export async function dropDraft(
  key: string,
  { creationKey, rev }: Pick<Draft, 'creationKey' | 'rev'>,
): Promise<void> {
  await dropLocal(key);
  if (rev > 0) await api(`/api/property/drafts/${creationKey}`, { method: 'DELETE' }).catch(() => undefined);
}

function localDrafts(person: string, id: string | undefined): Draft[] {
  const prefix = prefixOf(person, id);
  const keys = safeStorage(() => Object.keys(localStorage), []);
  return keys
    .filter((key) => key === prefix || key.startsWith(`${prefix}:`))
    .flatMap((key) =>
      // one unreadable draft must not hide the others
      safeStorage(() => [{ rev: 0, ...JSON.parse(localStorage.getItem(key) ?? '') } as Draft], []),
    );
}

export function fromServer({
  key,
  values,
  step,
  version,
  base,
  images,
  rev,
  savedAt,
}: ListingDraftDto): Draft {
  return {
    creationKey: key,
    values: { ...EMPTY_FORM, ...(values as Partial<PropertyFormValues>) },
    step,
    version,
    base: base as DraftBase | undefined,
    media: { images },
    rev,
    savedAt: Date.parse(savedAt),
  };
}

/** Drafts of this listing, or of new ones, newest first. A draft changed on two devices counts as two, so neither is overwritten. */
export async function findDrafts(person: string, id: string | undefined): Promise<Draft[]> {
  const stored = await api<{ data: ListingDraftDto[] }>('/api/property/drafts').then(
    ({ data }) => data.filter(({ property }) => property === id),
    () => [],
  );
  const found = localDrafts(person, id).map((draft): Draft => {
    const server = stored.find(({ key }) => key === draft.creationKey);
    if (!server || server.rev <= draft.rev) return draft;
    // saved while leaving the window, which missed the new revision
    if (draft.writer && server.writer === draft.writer) return { ...draft, rev: server.rev };
    return draft.dirty ? { ...draft, creationKey: newIdempotencyKey(), rev: 0 } : fromServer(server);
  });
  const others = stored.filter(({ key }) => found.every(({ creationKey }) => creationKey !== key));
  return [...found, ...others.map(fromServer)].sort((a, b) => b.savedAt - a.savedAt);
}
