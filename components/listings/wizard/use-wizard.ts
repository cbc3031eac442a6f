'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { useTexts } from '#language';
import {
  draftFiles,
  fileProgress,
  type MediaNames,
  NO_MEDIA,
  restoredItems,
  savedMedia,
  storedItems,
} from '@/components/listings/photos/media-items';
import { useMedia } from '@/components/listings/photos/use-media';
import { useAskBeforeLeaving } from '@/components/ui/forms/use-ask-before-leaving';
import type { ListingDraftDto } from '@/lib/listings/drafts/dto';
import type { PropertyDto } from '@/lib/listings/dto';
import { noticesOf, toFormValues } from '@/lib/listings/format';
import { isPublicStatus } from '@/lib/listings/lifecycle';
import { MISSING_LABELS, MISSING_PATHS } from '@/lib/listings/publish-gate/constants';
import { missingText } from '@/lib/listings/publish-gate/format';
import { CONTACT_FREE, publishGate } from '@/lib/listings/publish-gate/rules';
import { withoutHidden } from '@/lib/listings/rules';
import { type PropertyFormValues, type PropertyInput, propertyFormSchema } from '@/lib/listings/schema';
import { ApiError, errorMessage } from '@/lib/platform/browser/api';
import { goTo } from '@/lib/platform/browser/navigation';
import type { Reply, Text } from '@/lib/platform/language/translate';
import { sentences } from '@/lib/platform/text/format';
import type { Draft } from './draft';
import { type DraftOptions, DraftWriter } from './draft-writer';
import { draftBase, type ListingBase, storedMediaKey } from './merge-listing';
import { merging, type SendAgain } from './merging';
import { announceDraft } from './open-drafts';
import { type Confirms, saveProperty } from './save';
import { beganWith, mediaOfDraft, type WizardStart } from './use-start';
import { failureOf, type Problem, type WizardState, wizardAfter } from './wizard-state';
import { type Dispatch, type Form, isStepRight, showIssue } from './wizard-steps';

/** Parses text into values by the schema, because the form itself has the text. */
const readForm = zodResolver(propertyFormSchema, undefined, {
  raw: true,
}) as unknown as Resolver<PropertyFormValues>;

/** Milliseconds to read the server's notices before the list appears, where the owner finds them again. */
const READ_MS = 2500;
const STOPPED = 'Stopped. Nothing you entered is lost';
const NO_PHOTO = 'Please add at least one photo';
const NOT_SENT = 'Some photos weren’t sent. Try again, or remove them';

const LISTED_ALREADY =
  'You have already listed this home: "{title}". Change that listing, or say what is different (floor, flat number, area)';
const CONNECTION_LOST =
  'The connection was lost. What you entered is saved in this browser. Please try again.';

function useWizardForm(values: PropertyFormValues, target: PropertyDto | undefined) {
  const stored = useMemo(() => target && toFormValues(target), [target]);
  const shown = (given: PropertyFormValues) => withoutHidden(given, stored);
  const form = useForm<PropertyFormValues>({
    defaultValues: values,
    resolver: (given, context, options) => readForm(shown(given), context, options),
    mode: 'onTouched',
  });
  return { form, shown };
}

/** A form's draft as React state for `DraftWriter`. */
function useDraft(options: DraftOptions) {
  const [elsewhere, setElsewhere] = useState<ListingDraftDto>();
  const [writer] = useState(() => new DraftWriter(options, setElsewhere));
  useEffect(() => announceDraft(options.creationKey), [options.creationKey]);
  useEffect(() => {
    window.addEventListener('pagehide', writer.leave);
    return () => window.removeEventListener('pagehide', writer.leave);
  }, [writer]);
  const { save, end, stop, overwrite } = writer;
  return { save, end, stop, elsewhere, overwrite };
}

type Sending = {
  start: WizardStart;
  state: WizardState;
  dispatch: Dispatch;
  form: Form;
  shown: (values: PropertyFormValues) => PropertyFormValues;
  pictures: ReturnType<typeof useMedia>;
  memory: ReturnType<typeof useDraft>;
  /** state at the start; undefined for a new listing and for an older draft without it */
  base: RefObject<ListingBase | undefined>;
  nameOf: MediaNames;
};

function warningsIn(
  t: Text<'listings/wizard'>,
  say: Reply,
  listing: PropertyDto,
  warnings: readonly string[],
): string[] {
  const { awaiting = [] } = listing;
  const [stored] = awaiting.length > 0 ? noticesOf(listing) : [];
  return warnings.map((warning) =>
    warning === stored
      ? t('Saved. It goes public once you {what}', { what: missingText(t, awaiting) })
      : say(warning),
  );
}

function useSending({ start, state, dispatch, form, shown, pictures, memory, base, nameOf }: Sending) {
  const { t, reply, href } = useTexts('listings/wizard');
  const isSending = useAskBeforeLeaving();
  const sending = useRef(new AbortController());
  const show = (path: string, message: string) => showIssue(form, dispatch, { path, message });

  /** Reports before sending what prevents publishing. The server runs the same checks. */
  const isRefused = (input: PropertyInput, again: (confirms: Confirms) => void, confirms: Confirms) => {
    const { target } = state;
    const isSame = target?.price === input.price && target.type === input.type;
    const count = pictures.media.images.length;
    const isSameText = CONTACT_FREE.every((name) => target?.[name] === input[name]);
    const price = confirms.confirmsPrice || isSame ? input.price : undefined;
    const gate = publishGate(input, count, price, !confirms.confirmsText && !isSameText);
    const missing = gate.missing.map((value) => [MISSING_PATHS[value], MISSING_LABELS[value]] as const);
    for (const [path, label] of missing) show(path, path === 'images' ? t(NO_PHOTO) : `Please ${label}`);
    for (const { path, message } of gate.issues.toReversed()) if (!gate.asks) show(path, message);
    const { asks } = gate;
    if (missing.length === 0 && asks) {
      const more = asks === 'text' ? { confirmsText: true } : { confirmsPrice: true };
      const confirm = () => again({ ...confirms, ...more });
      const problem = { text: reply(gate.issues[0]!.message), asks, confirm };
      dispatch({ type: 'refused', problem });
    }
    return missing.length > 0 || gate.issues.length > 0;
  };

  const again: SendAgain = (status, version, target) => void send(status, version, target);
  const { meet, decide } = merging({ dispatch, form, pictures, base, nameOf, send: again });

  const fail = (error: unknown, saving: Saving) => {
    const failure = failureOf(error);
    const refuse = (problem: Problem) => dispatch({ type: 'refused', problem });
    if (failure.kind === 'aborted') return refuse({ text: t(STOPPED) });
    // a refusal of the version that was sent is no other editor's change
    const isNews = failure.kind === 'conflict' && failure.listing.__v > (saving.version ?? -1);
    if (failure.kind === 'conflict' && isNews)
      return meet(failure.listing, saving.values, saving.target === undefined);
    const issues = error instanceof ApiError ? error.issues : [];
    for (const { path, message } of issues.toReversed()) show(path, message);
    const { kind } = failure;
    if (kind === 'duplicate')
      return refuse({ text: t(LISTED_ALREADY, { title: failure.title }), href: failure.url });
    if (kind === 'lost') return refuse({ text: t(CONNECTION_LOST) });
    refuse({ text: reply(errorMessage(error, t('We couldn’t save the listing. Please try again.'))) });
  };

  const store = async (save: Saving) => {
    dispatch({ type: 'sending', bytes: 0 });
    sending.current = new AbortController();
    isSending.current = true;
    try {
      if (!(await pictures.settled())) throw new Error(t(NOT_SENT));
      const onProgress = (bytes: number) => dispatch({ type: 'sending', bytes });
      const { signal } = sending.current;
      const { data, warnings } = await saveProperty({
        ...save,
        ...{ media: pictures.current(), onProgress, signal },
      });
      isSending.current = false;
      await memory.end();
      if (warnings.length > 0) {
        toast.warning(sentences(warningsIn(t, reply, data, warnings), t.language));
        await new Promise((resolve) => setTimeout(resolve, READ_MS));
      }
      goTo(href(`/properties?saved=${data._id}`));
    } catch (error) {
      console.error('Submit error', error);
      isSending.current = false;
      dispatch({ type: 'ended' });
      fail(error, save);
    }
  };

  const send = async (
    status: string,
    version = state.version,
    target = state.target,
    confirms: Confirms = {},
  ): Promise<void> => {
    dispatch({ type: 'checked' });
    const values = shown({ ...form.getValues(), status });
    const parsed = propertyFormSchema.safeParse(values);
    if (!parsed.success) {
      for (const { path, message } of parsed.error.issues.toReversed()) show(path.join('.'), message);
      return;
    }
    const again = (more: Confirms) => void send(status, version, target, more);
    const publishes = status === '' || isPublicStatus(status);
    if (publishes && isRefused(parsed.data, again, confirms)) return;
    await store({ target, values, version, creationKey: start.creationKey, confirms });
  };
  const cancel = () => {
    pictures.cancel();
    sending.current.abort();
  };
  return { send, cancel, decide };
}

type Saving = Omit<Parameters<typeof saveProperty>[0], 'media' | 'onProgress' | 'signal'>;

const startOf = ({ draft, property }: WizardStart): WizardState => ({
  step: draft?.step ?? 0,
  target: property,
  version: draft?.version ?? property?.__v,
  sent: undefined,
  mediaErrors: {},
  problem: undefined,
  conflict: undefined,
});

/** Saves typed text half a second after the last key, and at once when the page is left. */
function useRememberTyping(form: ReturnType<typeof useForm<PropertyFormValues>>, remember: () => void): void {
  const latest = useRef(remember);
  latest.current = remember;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pending = false;
    const now = () => {
      clearTimeout(timer);
      if (pending) latest.current();
      pending = false;
    };
    const subscription = form.watch((_values, { name }) => {
      // clears the message at once; clearing it on blur would move the button under the pointer
      if (name && form.getFieldState(name).error) form.clearErrors(name);
      pending = true;
      clearTimeout(timer);
      timer = setTimeout(now, 500);
    });
    window.addEventListener('pagehide', now);
    return () => {
      subscription.unsubscribe();
      window.removeEventListener('pagehide', now);
      now();
    };
  }, [form]);
}

export function useWizard(start: WizardStart) {
  const { t: ofPhotos } = useTexts('listings/wizard-photos');
  const nameOf: MediaNames = (kind, number) =>
    kind === 'image' ? ofPhotos('Photo {number}', { number }) : ofPhotos('Video {number}', { number });
  const { person, values, draft, files, creationKey } = start;
  const [state, dispatch] = useReducer(wizardAfter, start, startOf);
  const { step, target, version, sent } = state;
  const { form, shown } = useWizardForm(values, target);
  const memory = useDraft({ person, id: start.property?._id, creationKey, rev: draft?.rev ?? 0 });
  const latest = useRef({ step, version });
  latest.current = { step, version };

  const base = useRef(beganWith(start));
  const remember = (now = pictures.current()) => {
    const values = form.getValues();
    const began = base.current && draftBase(base.current, values, now);
    memory.save({ values, ...latest.current, media: now, base: began });
  };
  const pictures = useMedia({
    start: restoredItems(target ? storedItems(target, nameOf) : NO_MEDIA, files, mediaOfDraft(draft)),
    listing: target?._id,
    onChange: (next) => {
      dispatch({ type: 'mediaChanged' });
      remember(next);
    },
    onDeleted: (listing) => {
      // a version further ahead includes another person's change, which the comparison must show
      if (base.current && listing.__v === (latest.current.version ?? 0) + 1)
        base.current = { ...base.current, media: storedMediaKey(listing) };
      dispatch({ type: 'pictureDeleted', listing });
    },
  });
  const { media } = pictures;
  useRememberTyping(form, () => remember());
  const { send, cancel, decide } = useSending({
    ...{ start, state, dispatch, form, shown, pictures, memory, base, nameOf },
  });

  /** The current form, to restore if the person changes their mind. */
  const snapshot = (): WizardStart => {
    const current = form.getValues();
    const began = base.current && draftBase(base.current, current, media);
    const shared = { creationKey, values: current, step, version, base: began, savedAt: Date.now() };
    const aside: Draft = { ...shared, media: savedMedia(media), rev: 0, dirty: true };
    return { ...start, values: current, draft: aside, files: draftFiles(media) };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, because what was put aside is nowhere but here
  useEffect(() => {
    if (draft?.dirty) remember();
  }, []);

  const goTo = (next: number) => {
    dispatch({ type: 'moved', step: next });
    latest.current.step = next;
    remember();
  };
  const next = async () => {
    if (await isStepRight(form, step)) goTo(step + 1);
  };

  const progress = useMemo(() => (sent === undefined ? {} : fileProgress(media.videos, sent)), [sent, media]);
  const { mediaErrors, problem, conflict } = state;
  return {
    ...{ form, step, goTo, next, target, pictures, memory, snapshot, mediaErrors, progress },
    busy: sent !== undefined,
    ...{ sent, cancel, problem, conflict, decide, send },
  };
}

export type Wizard = ReturnType<typeof useWizard>;
