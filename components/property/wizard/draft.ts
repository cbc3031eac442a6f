import { createStore, del, get, set } from 'idb-keyval';
import type { PropertyFormValues } from '@/lib/listing/schema';
import type { DraftFiles, MediaOrder } from './media-items';

/**
 * What is typed survives a reload, a crash and a lost connection: text in localStorage, which signing out
 * empties, and chosen files in IndexedDB, which can hold them. Everything here may fail (private windows, full
 * disk); then there simply is no draft.
 */
export type Draft = {
  values: PropertyFormValues;
  step: number;
  savedAt: number;
  /** sent as Idempotency-Key: a form that is sent again after a lost reply makes no second listing */
  creationKey: string;
  /** `__v` of the listing that was being edited */
  version?: number;
  order?: MediaOrder;
};

const files = () => createStore('saptam-drafts', 'files');

/** One draft per person and listing, so that a shared computer never shows one person's to another. */
export function draftKey(person: string, id: string | undefined): string {
  return `saptam:draft:${person}:${id ?? 'new'}`;
}

export function readDraft(key: string): Draft | undefined {
  try {
    const text = localStorage.getItem(key);
    return text ? (JSON.parse(text) as Draft) : undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft(key: string, draft: Draft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // full or forbidden: the form works on without a net
  }
}

/** The chosen files of a draft; those without their text are somebody's who signed out, and are thrown away. */
export async function readDraftFiles(key: string): Promise<DraftFiles | undefined> {
  try {
    if (localStorage.getItem(key)) return await get<DraftFiles>(key, files());
    await del(key, files());
  } catch {
    // no IndexedDB here
  }
  return undefined;
}

export async function writeDraftFiles(key: string, chosen: DraftFiles): Promise<void> {
  await set(key, chosen, files()).catch(() => undefined);
}

export async function dropDraft(key: string): Promise<void> {
  try {
    localStorage.removeItem(key);
    await del(key, files());
  } catch {
    // nothing was kept
  }
}
