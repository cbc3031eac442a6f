'use client';

import clsx from 'clsx';
import { type FormEvent, type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useTexts } from '#language';
import { StepBasics } from '@/components/listings/fields/step-basics';
import type { MediaItem } from '@/components/listings/photos/media-items';
import { SendingBar } from '@/components/listings/photos/sending-bar';
import { StepPhotos } from '@/components/listings/photos/step-photos';
import { StepPlace } from '@/components/listings/pin/step-place';
import { Button } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Heading } from '@/components/ui/display/heading';
import { Notice } from '@/components/ui/feedback/notice';
import type { FieldName } from '@/lib/listings/fields/dto';
import type { PropertyStatus } from '@/lib/listings/fields/vocabulary';
import { listingQuality, type QualityFacts } from '@/lib/listings/quality.rules';
import { withoutHidden } from '@/lib/listings/rules';
import { DETAIL_FIELDS, type PropertyFormValues } from '@/lib/listings/schema';
import { TOWN_QUESTION } from '@/lib/places/constants';
import { placeOf } from '@/lib/places/rules';
import { formatDateTime } from '@/lib/platform/text/format';
import { ConflictPanel } from './conflict-panel';
import { type Draft, fromServer } from './draft';
import { DraftChooser, DraftNotice } from './draft-notices';
import { QualityPanel } from './quality-panel';
import { readTyped } from './typed-values';
import { useStart, type WizardStart } from './use-start';
import { useWizard, type Wizard } from './use-wizard';
import { LAST_STEP } from './wizard-steps';

type Props = {
  person: string;
  /** absent for a new listing */
  id?: string;
  statuses: readonly PropertyStatus[];
};

type WizardViewProps = {
  start: WizardStart;
  statuses: readonly PropertyStatus[];
  onGoOn: (draft: Draft) => void;
  onStartAnother: () => void;
  onStartAfresh: (aside: WizardStart) => void;
  /** restores the draft set aside by "Start again" */
  onUndo?: () => void;
};

const STEPS = ['The basics', 'Place and size', 'Photos'] as const;

const sectionId = (place: number) => `section-${place + 1}`;

function SectionLinks({ names }: { names: readonly string[] }) {
  const { t } = useTexts('listings/wizard');
  return (
    <nav aria-label={t('Sections')}>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {names.map((name, place) => (
          <li key={name}>
            <a href={`#${sectionId(place)}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function WizardView({ start, statuses, onUndo, ...rest }: WizardViewProps) {
  const { t } = useTexts('listings/wizard');
  const wizard = useWizard(start);
  const { form, step, pictures, busy, conflict, target } = wizard;
  const { media } = pictures;
  const editing = target !== undefined;
  // existing listings are edited on one page; only new ones have steps
  const isOnePage = start.property !== undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const values = withoutHidden(form.watch());

  // before the step is visible, because the person may type afterwards
  useLayoutEffect(() => {
    if (step === shown.current) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (isOnePage && !placeOf(form.getValues()).city) {
      form.setError('city', { message: TOWN_QUESTION });
      form.setFocus('city');
    } else if (!isOnePage && step < LAST_STEP) void wizard.next();
    else void wizard.send(form.getValues('status'));
  };
  const { errors } = form.formState;
  const detailsOpen = DETAIL_FIELDS.some((name) => errors[name] || start.values[name]?.length);

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,40rem)_20rem] lg:gap-12">
      <form noValidate onSubmit={submit} className="flex flex-col gap-6" aria-busy={busy}>
        {conflict && (
          <ConflictPanel
            {...{ conflict, isOwn: !editing, media, busy }}
            onKeepMine={() => wizard.decide(conflict, 'mine')}
            onTakeTheirs={() => wizard.decide(conflict, 'theirs')}
          />
        )}
        <Drafts wizard={wizard} start={start} onUndo={onUndo} {...rest} />
        {isOnePage ? <SectionLinks names={STEPS.map((name) => t(name))} /> : <StepList step={step} />}
        {STEPS.map((name, place) => {
          if (!isOnePage && place !== step) return null;
          return (
            <section
              key={name}
              id={sectionId(place)}
              aria-label={t(name)}
              className={clsx(
                'flex scroll-mt-24 flex-col gap-6',
                isOnePage && place > 0 && 'border-line border-t pt-8',
              )}
            >
              <Heading level={2} ref={isOnePage ? undefined : heading} tabIndex={-1} className="outline-none">
                {t(name)}
              </Heading>
              {place === 0 && <StepBasics form={form} id={target?._id} />}
              {place === 1 && <StepPlace form={form} detailsOpen={detailsOpen} />}
              {place === LAST_STEP && (
                <StepPhotos
                  form={form}
                  id={target?._id}
                  pictures={pictures}
                  progress={wizard.progress}
                  busy={busy}
                  errors={wizard.mediaErrors}
                  samePhotos={start.samePhotos}
                  statuses={editing ? statuses : undefined}
                />
              )}
            </section>
          );
        })}
        <SendingForm wizard={wizard} />
        <WhyNot problem={wizard.problem} />
        <Buttons wizard={wizard} editing={editing} isOnePage={isOnePage} />
      </form>
      <aside className="lg:sticky lg:top-24">
        <QualityPanel
          quality={listingQuality(factsOf(values, countTaken(media.images), countTaken(media.videos)))}
        />
      </aside>
    </div>
  );
}

function WhyNot({ problem }: Pick<Wizard, 'problem'>) {
  const { t } = useTexts('listings/wizard');
  if (!problem) return null;
  const { text, href, asks, confirm } = problem;
  return (
    <Notice variant={confirm ? 'warning' : 'error'}>
      <p>{text}</p>
      {href && (
        <Link className="link" href={href}>
          {t('Open that listing')}
        </Link>
      )}
      {confirm && (
        <Button size="sm" onClick={confirm}>
          {asks === 'text' ? t('The address won’t change') : t('The price is right')}
        </Button>
      )}
    </Notice>
  );
}

/** Ignores the second click of a double click, which would press the button that has replaced the first. */
const onlyFirstClick = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

function Buttons({ wizard, editing, isOnePage }: { wizard: Wizard; editing: boolean; isOnePage: boolean }) {
  const { t } = useTexts('listings/wizard');
  const { step, busy } = wizard;
  const last = isOnePage || step === LAST_STEP;
  return (
    <div
      className={clsx(
        'flex flex-wrap gap-3 border-line border-t',
        // stays within reach while any field of the page is edited
        isOnePage ? 'sticky bottom-(--work-bar) z-10 -mx-4 bg-paper px-4 py-3' : 'pt-6',
      )}
    >
      {step > 0 && !isOnePage && (
        <Button disabled={busy} onClick={() => wizard.goTo(step - 1)}>
          {t('Previous')}
        </Button>
      )}
      {!last && (
        <SubmitButton key="next" variant="primary" onClick={onlyFirstClick}>
          {t('Next')}
        </SubmitButton>
      )}
      {last && (
        <SubmitButton key="submit" variant="primary" disabled={busy} onClick={onlyFirstClick}>
          {busy ? t('Saving...') : editing ? t('Update Property') : t('Add Property')}
        </SubmitButton>
      )}
      {last && !editing && !busy && (
        <Button variant="quiet" onClick={() => void wizard.send('draft')}>
          {t('Save as draft')}
        </Button>
      )}
    </div>
  );
}

function StepList({ step }: { step: number }) {
  const { t } = useTexts('listings/wizard');
  return (
    <ol className="grid grid-cols-3 gap-2 text-note">
      {STEPS.map((name, place) => (
        <li
          key={name}
          aria-current={place === step ? 'step' : undefined}
          className={clsx(
            'border-t-2 pt-2 system-fill',
            place <= step ? 'border-accent' : 'border-line',
            place === step ? 'font-bold' : 'text-ink-soft',
          )}
        >
          <span className="tabular">{place + 1}</span> {t(name)}
        </li>
      ))}
    </ol>
  );
}

/** Progress of videos, which are sent with the form. */
function SendingForm({ wizard: { sent, pictures, cancel } }: { wizard: Wizard }) {
  const { t } = useTexts('listings/wizard');
  const bytes = pictures.media.videos.reduce((sum, { file }) => sum + (file?.size ?? 0), 0);
  if (sent === undefined || bytes === 0) return null;
  const part = Math.max(0, Math.min(1, sent / bytes));
  return <SendingBar text={t('Sending videos')} part={part} onCancel={cancel} />;
}

function Drafts({
  wizard,
  start,
  onGoOn,
  onStartAnother,
  onStartAfresh,
  onUndo,
}: Omit<WizardViewProps, 'statuses'> & { wizard: Wizard }) {
  const { t } = useTexts('listings/wizard');
  const { memory, snapshot, busy } = wizard;
  const { elsewhere } = memory;
  if (busy) return null;
  if (elsewhere) {
    const take = () => {
      memory.stop();
      onGoOn(fromServer(elsewhere));
    };
    const actions = [
      { label: t('Use that one'), run: take },
      { label: t('Use this one'), run: memory.overwrite },
    ];
    const when = formatDateTime(elsewhere.savedAt, t.language);
    const text = t('This draft was changed in another window or on another device on {when}.', { when });
    return <DraftNotice text={text} actions={actions} />;
  }
  if (onUndo) {
    const actions = [{ label: t('Undo'), run: onUndo }];
    const text = t('You started over. You can bring back what you entered.');
    return <DraftNotice text={text} actions={actions} />;
  }
  if (!start.draft) return null;
  const afresh = async () => {
    const aside = snapshot();
    await memory.end();
    onStartAfresh(aside);
  };
  const when = formatDateTime(start.draft.savedAt, t.language);
  const text = t('We kept what you had entered on {when}.', { when });
  const another = { label: t('Start another'), run: onStartAnother };
  const actions = [...(start.property ? [] : [another]), { label: t('Start again'), run: afresh }];
  return <DraftNotice text={text} actions={actions} />;
}

/** Counts media without refused and unsent files. */
const countTaken = (items: readonly MediaItem[]) => items.filter(({ state }) => state !== 'failed').length;

function factsOf(values: PropertyFormValues, images: number, videos: number): QualityFacts {
  const filled = Object.entries(values).flatMap(([name, value]) => {
    if (typeof value !== 'string') return [[name, value]];
    const known = readTyped(name as FieldName, value);
    return known ? [[name, known]] : [];
  });
  // a locality in the address is enough
  const locality = values.locality || placeOf(values).locality?.name;
  return { ...Object.fromEntries(filled), ...(locality && { locality }), images, videos };
}

/** The form of docs/spec/listing.md#property-form. Renders only in the browser, which may have a draft. */
export function PropertyWizard({ person, id, statuses }: Props) {
  const { t } = useTexts('listings/wizard');
  const { phase, goOn, startAnother, startAfresh, undo } = useStart(person, id);
  if (phase.name === 'failed') return <Notice variant="error">{t('Property not found')}</Notice>;
  if (phase.name === 'loading') return <p role="status">{t('Loading...')}</p>;
  if (phase.name === 'choose')
    return (
      <DraftChooser
        drafts={phase.drafts}
        isEdit={id !== undefined}
        onGoOn={goOn}
        onStartAnother={startAnother}
      />
    );
  const { start, aside } = phase;
  return (
    <WizardView
      key={`${start.creationKey}:${start.draft?.rev ?? 'new'}`}
      start={start}
      statuses={statuses}
      onGoOn={goOn}
      onStartAnother={startAnother}
      onStartAfresh={startAfresh}
      onUndo={aside && (() => undo(aside))}
    />
  );
}
