'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { HomeFacts } from '@/components/shortlists/saved-home';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import { Notice } from '@/components/ui/feedback/notice';
import { TextField } from '@/components/ui/forms/field';
import { MAX_NOTE_LENGTH } from '@/lib/clients/tours/constants';
import type { LinkedTourDto } from '@/lib/clients/tours/dto';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { formatDistance, formatTime } from '@/lib/platform/text/format';
import { formatPhone, phoneHref } from '@/lib/platform/text/phone';
import { Thumbs } from './thumbs';

type Family = Extract<LinkedTourDto, { side: 'family' }>;
type Owner = Extract<LinkedTourDto, { side: 'owner' }>;
type Step = (body: Record<string, unknown>) => Promise<void>;
type Part<T> = { tour: T; step: Step; isBusy: boolean };

/** The last visited home without a thumb, asked about before the next one. */
function NextThumb({ tour, step, isBusy }: Part<Family>) {
  const { t } = useTexts('clients/tour-link');
  const open = tour.stops.filter(({ mayJudge, verdict, isOff }) => mayJudge && !verdict && !isOff);
  const last = open.at(-1);
  if (!last) return null;
  return (
    <section className="flex flex-col gap-3 rounded-md border border-accent bg-accent-soft p-4">
      <Heading level={2} size="panel">
        {t('How is {title}?', { title: last.title })}
      </Heading>
      <Thumbs
        isLarge
        title={last.title}
        verdict={last.verdict}
        isBusy={isBusy}
        onChoose={(verdict) => void step({ action: 'thumb', stop: last.id, verdict })}
      />
    </section>
  );
}

function FamilyWay(part: Part<Family>) {
  const { t } = useTexts('clients/tour-link');
  const { stops, mapUrl } = part.tour;
  return (
    <>
      <NextThumb {...part} />
      {stops.length === 0 && <Notice>{t('No home is on your route at the moment.')}</Notice>}
      <ol>
        {stops.map((stop) => (
          <li key={stop.id} className="flex flex-col gap-2 border-line border-t py-4">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <b className="tabular">{formatTime(stop.start, t.language)}</b>
              <span className="text-ink-soft">
                {t('with {name}', { name: stop.agent })}
                {stop.km !== null && ` · ${formatDistance(stop.km, t.language)}`}
              </span>
              {stop.isOff && <Badge variant="warning">{t('Can’t be shown')}</Badge>}
            </p>
            <HomeFacts id={stop.home} card={stop.card ?? undefined} title={stop.title}>
              {null}
            </HomeFacts>
            {stop.mayJudge && !stop.isOff && (
              <Thumbs
                title={stop.title}
                verdict={stop.verdict}
                isBusy={part.isBusy}
                onChoose={(verdict) =>
                  void part.step({ action: 'thumb', stop: stop.id, verdict, note: stop.note })
                }
              />
            )}
          </li>
        ))}
      </ol>
      {mapUrl && (
        <ButtonLink href={mapUrl} target="_blank" rel="noopener" className="self-start">
          {t('The route on a map')}
        </ButtonLink>
      )}
    </>
  );
}

function OwnerAnswer({ tour, step, isBusy }: Part<Owner>) {
  const { t } = useTexts('clients/tour-link');
  const [word, setWord] = useState(tour.word);
  const { times, answer } = tour;
  return (
    <>
      <ul className="flex flex-col gap-1 font-bold tabular">
        {times.map(({ start, end }) => (
          <li key={start}>
            {formatTime(start, t.language)} – {formatTime(end, t.language)}
          </li>
        ))}
      </ul>
      {times.length === 0 && <Notice>{t('This home is no longer on the tour.')}</Notice>}
      {answer !== 'none' && (
        <Notice variant={answer === 'confirmed' ? 'verified' : 'warning'}>
          {answer === 'confirmed' ? t('You have confirmed these times.') : t('You have declined.')}
        </Notice>
      )}
      {times.length > 0 && (
        <>
          <TextField
            label={t('Details, such as where the keys are')}
            optional
            maxLength={MAX_NOTE_LENGTH}
            value={word}
            onChange={({ target }) => setWord(target.value)}
          />
          <p className="flex flex-wrap gap-3">
            <Button
              variant="primary"
              disabled={isBusy}
              onClick={() => void step({ action: 'confirm', word })}
            >
              {t('Yes, that works')}
            </Button>
            <Button disabled={isBusy} onClick={() => void step({ action: 'decline', word })}>
              {t('No, not at that time')}
            </Button>
          </p>
        </>
      )}
    </>
  );
}

export function LinkedTour({ token, initial }: { token: string; initial: LinkedTourDto }) {
  const { t, reply } = useTexts('clients/tour-link');
  const [tour, setTour] = useState(initial);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const step: Step = async (body) => {
    setBusy(true);
    setFailed(undefined);
    try {
      setTour(await api<LinkedTourDto>(`/api/tours/link/${token}`, { method: 'POST', body }));
    } catch (error) {
      setFailed(serverMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {tour.state === 'cancelled' ? (
        <Notice variant="warning">{t('{name} cancelled this tour.', { name: tour.from })}</Notice>
      ) : tour.side === 'family' ? (
        <FamilyWay tour={tour} step={step} isBusy={isBusy} />
      ) : (
        <OwnerAnswer tour={tour} step={step} isBusy={isBusy} />
      )}
      {failed && <Notice variant="error">{reply(failed)}</Notice>}
      <p className="text-ink-soft">
        {tour.from}
        {tour.phone && (
          <>
            {' · '}
            <a className="link tabular" href={phoneHref(tour.phone)}>
              {formatPhone(tour.phone)}
            </a>
          </>
        )}
      </p>
    </>
  );
}
