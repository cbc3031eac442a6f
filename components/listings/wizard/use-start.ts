import { useEffect, useState } from 'react';
import type { DraftFiles } from '@/components/listings/photos/media-items';
import type { PropertyDto } from '@/lib/listings/dto';
import { toFormValues } from '@/lib/listings/format';
import type { SharedPhoto } from '@/lib/listings/media/dto';
import { EMPTY_FORM, type PropertyFormValues } from '@/lib/listings/schema';
import { api } from '@/lib/platform/browser/api';
import { newIdempotencyKey } from '@/lib/platform/browser/idempotency-key';
import { type Draft, findDrafts, readDraftFiles, storageKey } from './draft';
import { baseOf, type ListingBase } from './merge-listing';
import { draftsOpenElsewhere } from './open-drafts';

export type WizardStart = {
  person: string;
  /** absent for a new listing */
  property?: PropertyDto;
  samePhotos: SharedPhoto[];
  values: PropertyFormValues;
  draft?: Draft;
  files?: DraftFiles;
  creationKey: string;
};

/** Fields at the start. An older draft has original values for its changed fields; the others are current. */
export function beganWith({ property, draft }: WizardStart): ListingBase | undefined {
  if (!property) return undefined;
  const stored = baseOf(property);
  if (!draft || draft.version === property.__v) return stored;
  if (!draft.base) return undefined;
  const { values, hasMedia } = draft.base;
  return { values: { ...stored.values, ...values }, ...(!hasMedia && { media: stored.media }) };
}

/** The changed fields of an edited listing, because another person may have changed the others. */
function valuesOf({ values, base }: Draft): Partial<PropertyFormValues> {
  if (!base) return values;
  const names = Object.keys(base.values) as (keyof PropertyFormValues)[];
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

/** Media of a draft that changed them; undefined if the listing's apply. */
export const mediaOfDraft = (draft: Draft | undefined) =>
  draft?.base && !draft.base.hasMedia ? undefined : draft?.media;

export type DraftChoice = Draft & { isOpenElsewhere: boolean };

type Phase =
  | { name: 'loading' }
  | { name: 'failed' }
  /** several drafts, or one open in another window */
  | { name: 'choose'; drafts: DraftChoice[] }
  | { name: 'ready'; start: WizardStart /** draft set aside by "Start again" */; aside?: WizardStart };

type Editable = { data: PropertyDto; samePhotos: SharedPhoto[] };

export function useStart(person: string, id: string | undefined) {
  const [phase, setPhase] = useState<Phase>({ name: 'loading' });
  const [found, setFound] = useState<Editable>();

  const begin = async (listing: Editable | undefined, draft?: Draft): Promise<WizardStart> => {
    const property = listing?.data;
    const stored = property ? toFormValues(property) : EMPTY_FORM;
    return {
      person,
      property,
      samePhotos: listing?.samePhotos ?? [],
      values: { ...stored, ...(draft && valuesOf(draft)) },
      draft,
      files: draft && (await readDraftFiles(storageKey(person, id, draft))),
      creationKey: draft?.creationKey ?? newIdempotencyKey(),
    };
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<Phase> => {
      const [listing, drafts, open] = await Promise.all([
        id ? api<Editable>(`/api/property/${id}`) : undefined,
        findDrafts(person, id),
        draftsOpenElsewhere(),
      ]);
      setFound(listing);
      const choices = drafts.map((draft) => ({ ...draft, isOpenElsewhere: open.has(draft.creationKey) }));
      const wanted = new URLSearchParams(window.location.search).get('draft');
      const named = choices.find(({ creationKey }) => creationKey === wanted);
      if (named && !named.isOpenElsewhere) return { name: 'ready', start: await begin(listing, named) };
      const [only, ...more] = choices;
      if (more.length > 0 || only?.isOpenElsewhere) return { name: 'choose', drafts: choices };
      return { name: 'ready', start: await begin(listing, only) };
    };
    load().then(
      (next) => isCurrent && setPhase(next),
      (error: unknown) => {
        console.error('Fetch error', error);
        if (isCurrent) setPhase({ name: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [person, id]);

  const open = async (draft?: Draft, aside?: WizardStart) =>
    setPhase({ name: 'ready', start: await begin(found, draft), aside });

  return {
    phase,
    goOn: (draft: Draft) => open(draft),
    /** Starts another draft. The open one stays in storage. */
    startAnother: () => open(),
    startAfresh: (aside: WizardStart) => open(undefined, aside),
    undo: (start: WizardStart) => setPhase({ name: 'ready', start }),
  };
}
