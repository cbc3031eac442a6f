'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
import type { PropertyDto } from '@/lib/listings/dto';
import { toFormValues } from '@/lib/listings/format';
import { isPublicStatus } from '@/lib/listings/lifecycle';
import { MISSING_LABELS, MISSING_PATHS } from '@/lib/listings/publish-gate/constants';
import { publishGate } from '@/lib/listings/publish-gate/rules';
import { withoutHidden } from '@/lib/listings/rules';
import {
  DETAIL_FIELDS,
  type PropertyFormValues,
  type PropertyInput,
  propertyFormSchema,
  STEP_FIELDS,
} from '@/lib/listings/schema';
import { TOWN_QUESTION } from '@/lib/places/constants';
import { placeOf } from '@/lib/places/rules';
import { ApiError, errorMessage } from '@/lib/platform/http/client';
import { isOneOf } from '@/lib/platform/is-one-of';
import { sentences } from '@/lib/platform/text/format';
import type { Draft } from './draft';
import { saveProperty } from './save';
import { useDraft } from './use-draft';
import { useRememberTyping } from './use-remember-typing';
import type { WizardStart } from './use-start';
import { warningsIn } from './warnings';

/** The schema reads text and returns values; the form itself holds the text. */
const readForm = zodResolver(propertyFormSchema, undefined, {
  raw: true,
}) as unknown as Resolver<PropertyFormValues>;

/** The step whose collapsed part holds the details. */
const DETAIL_STEP = 1;
export const LAST_STEP = 2;
/** Time to read what the server noticed, before the list comes. It is on the owner's list too. */
const READ_MS = 2500;
const STOPPED = 'Stopped. Nothing you entered is lost';
const NO_PHOTO = 'Please add at least one photo';
const NOT_SENT = 'Some photos could not be sent. Try them again, or remove them';

const LISTED_ALREADY =
  'You have listed this home already: "{title}". Change that listing, or say what is different (floor, flat number, area)';

/** Why it was not saved, with the way on. */
type Problem = { text: string; href?: string; confirm?: () => void };

/** State and actions of the wizard; the components only draw. */
export function useWizard(start: WizardStart) {
  const { t, reply, href } = useTexts('listings/wizard');
  const { t: ofPhotos } = useTexts('listings/wizard-photos');
  const nameOf: MediaNames = (kind, number) =>
    kind === 'image' ? ofPhotos('Photo {number}', { number }) : ofPhotos('Video {number}', { number });
  const { person, values, draft, files, creationKey } = start;
  /** the listing that is edited; also one that this very form has made although its reply was lost */
  const [target, setTarget] = useState(start.property);
  const stored = useMemo(() => target && toFormValues(target), [target]);
  const shown = (given: PropertyFormValues) => withoutHidden(given, stored);
  const form = useForm<PropertyFormValues>({
    defaultValues: values,
    resolver: (given, context, options) => readForm(shown(given), context, options),
    mode: 'onTouched',
  });
  const [step, setStep] = useState(draft?.step ?? 0);
  const [sent, setSent] = useState<number>();
  const [mediaErrors, setMediaErrors] = useState<{ images?: string; videos?: string }>({});
  const [problem, setProblem] = useState<Problem>();
  const [conflict, setConflict] = useState<PropertyDto>();
  const [version, setVersion] = useState(draft?.version ?? target?.__v);
  const isSending = useAskBeforeLeaving();
  const busy = sent !== undefined;
  const memory = useDraft({ person, id: start.property?._id, creationKey, rev: draft?.rev ?? 0 });
  const sending = useRef(new AbortController());
  const latest = useRef({ step, version });
  latest.current = { step, version };

  const remember = (now = pictures.current()) =>
    memory.save({ values: form.getValues(), ...latest.current, media: now });
  const pictures = useMedia({
    start: restoredItems(target ? storedItems(target, nameOf) : NO_MEDIA, files, draft?.media),
    listing: target?._id,
    onChange: (next) => {
      setMediaErrors({});
      remember(next);
    },
    // by another version somebody else has changed it too, and the comparison has to come
    onDeleted: (after) => setVersion((before) => (after.__v === (before ?? 0) + 1 ? after.__v : before)),
  });
  const { media } = pictures;
  useRememberTyping(form, () => remember());

  /** The form as it is now, to be brought back when the person has second thoughts. */
  const snapshot = (): WizardStart => {
    const current = form.getValues();
    const aside: Draft = {
      creationKey,
      values: current,
      step,
      savedAt: Date.now(),
      version,
      media: savedMedia(media),
      rev: 0,
      dirty: true,
    };
    return { ...start, values: current, draft: aside, files: draftFiles(media) };
  };
  // what was put aside is nowhere but here
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (draft?.dirty) remember();
  }, []);

  const goTo = (next: number) => {
    setStep(next);
    latest.current.step = next;
    remember();
  };
  const next = async () => {
    const names: (keyof PropertyFormValues)[] = [
      ...(STEP_FIELDS[step] ?? []),
      ...(step === DETAIL_STEP ? DETAIL_FIELDS : []),
    ];
    const isRight = await form.trigger(names);
    const asksTown = isRight && step === DETAIL_STEP && !placeOf(form.getValues()).city;
    if (asksTown) return focusOn('city', () => form.setError('city', { message: TOWN_QUESTION }));
    if (isRight) return goTo(step + 1);
    focusOn(names.find((name) => form.getFieldState(name).error));
  };

  /** Opens the step that holds the field, then puts the cursor there. */
  const show = (path: string, message: string) => {
    if (path === 'images' || path === 'videos') {
      setMediaErrors({ [path]: message });
      return;
    }
    if (!(path in values)) return;
    const owner = STEP_FIELDS.findIndex((names) => isOneOf(names, path));
    focusOn(path as keyof PropertyFormValues, () => {
      form.setError(path as keyof PropertyFormValues, { message });
      setStep(owner === -1 ? (path === 'status' ? LAST_STEP : DETAIL_STEP) : owner);
    });
  };
  /**
   * Draws the change and puts the cursor into the field, at once: later somebody may be typing elsewhere. Details that are closed
   * over it are opened.
   */
  const focusOn = (name: keyof PropertyFormValues | undefined, change = () => {}) => {
    flushSync(change);
    if (!name) return;
    const details = document.getElementsByName(name)[0]?.closest('details');
    if (details) details.open = true;
    form.setFocus(name);
  };

  /** Shows what keeps the listing from being published, before anything is sent. The server asks the same. */
  const isRefused = (input: PropertyInput, again: (confirmsPrice: true) => void, confirmsPrice: boolean) => {
    const isSame = target?.price === input.price && target.type === input.type;
    const count = media.images.length;
    const gate = publishGate(input, count, confirmsPrice || isSame ? input.price : undefined);
    const missing = gate.missing.map((value) => [MISSING_PATHS[value], MISSING_LABELS[value]] as const);
    for (const [path, label] of missing) show(path, path === 'images' ? t(NO_PHOTO) : `Please ${label}`);
    for (const { path, message } of gate.issues.toReversed()) if (!gate.isQuestion) show(path, message);
    const isOpen = missing.length === 0 && gate.isQuestion;
    if (isOpen) setProblem({ text: reply(gate.issues[0]!.message), confirm: () => again(true) });
    return missing.length > 0 || gate.issues.length > 0;
  };

  const send = async (
    status: string,
    over = version,
    listing = target,
    confirmsPrice = false,
  ): Promise<void> => {
    setProblem(undefined);
    setConflict(undefined);
    const current = shown({ ...form.getValues(), status });
    const parsed = propertyFormSchema.safeParse(current);
    if (!parsed.success) {
      for (const { path, message } of parsed.error.issues.toReversed()) show(path.join('.'), message);
      return;
    }
    const again = (confirms: true) => void send(status, over, listing, confirms);
    const publishes = status === '' || isPublicStatus(status);
    if (publishes && isRefused(parsed.data, again, confirmsPrice)) return;
    setSent(0);
    sending.current = new AbortController();
    isSending.current = true;
    try {
      if (!(await pictures.settled())) throw new Error(t(NOT_SENT));
      const { data, warnings } = await saveProperty({
        target: listing,
        values: current,
        media: pictures.current(),
        version: over,
        creationKey,
        confirmsPrice,
        onProgress: setSent,
        signal: sending.current.signal,
      });
      isSending.current = false;
      await memory.end();
      if (warnings.length > 0) {
        toast.warning(sentences(warningsIn(t, reply, data, warnings), t.language));
        await new Promise((resolve) => setTimeout(resolve, READ_MS));
      }
      window.location.assign(href(`/properties?saved=${data._id}`));
    } catch (error) {
      console.error('Submit error', error);
      isSending.current = false;
      setSent(undefined);
      fail(error);
    }
  };

  const fail = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'aborted') return setProblem({ text: t(STOPPED) });
    const stored =
      error instanceof ApiError && error.code === 'conflict' ? error.details?.current : undefined;
    if (stored) return setConflict(stored as PropertyDto);
    const issues = error instanceof ApiError ? error.issues : [];
    for (const { path, message } of issues.toReversed()) show(path, message);
    const lost = error instanceof ApiError && error.code === 'network';
    const twin =
      error instanceof ApiError && (error.details?.duplicate as { url: string; title: string } | undefined);
    if (twin) return setProblem({ text: t(LISTED_ALREADY, { title: twin.title }), href: twin.url });
    const text = lost
      ? t(
          'The connection was lost. Nothing you entered is lost: it is kept in this browser. Please try again.',
        )
      : reply(errorMessage(error, t('The listing could not be saved. Please try again.')));
    setProblem({ text });
  };

  /** The stored listing is what is edited from here on. */
  const adopt = (theirs: PropertyDto) => {
    setTarget(theirs);
    setVersion(theirs.__v);
  };
  const takeTheirs = (theirs: PropertyDto) => {
    adopt(theirs);
    form.reset(toFormValues(theirs));
    pictures.replace(storedItems(theirs, nameOf));
    setConflict(undefined);
  };
  const keepMine = (theirs: PropertyDto) => {
    adopt(theirs);
    void send(form.getValues('status') || theirs.status, theirs.__v, theirs);
  };

  const progress = useMemo(() => (sent === undefined ? {} : fileProgress(media.videos, sent)), [sent, media]);
  return {
    form,
    step,
    goTo,
    next,
    target,
    pictures,
    memory,
    snapshot,
    mediaErrors,
    busy,
    progress,
    /** bytes of videos that have left, while the form is sent */
    sent,
    cancel: () => {
      pictures.cancel();
      sending.current.abort();
    },
    problem,
    conflict,
    takeTheirs,
    keepMine,
    send,
  };
}

export type Wizard = ReturnType<typeof useWizard>;
