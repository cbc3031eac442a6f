import { useTexts } from '#language';
import { ButtonLink } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import { Notice } from '@/components/ui/feedback/notice';
import { UNPLACED_TEXTS } from '@/lib/clients/tours/constants';
import type { TourDto } from '@/lib/clients/tours/dto';
import { formatDistance, formatTime } from '@/lib/platform/text/format';
import { Thumbs } from './thumbs';
import type { TourState } from './use-tour';

const titleIn = ({ homes }: TourDto, id: string) => homes.find((home) => home.id === id)?.title ?? '';
const nameIn = ({ families }: TourDto, id: string) =>
  families.find(({ client }) => client === id)?.name ?? '';

function Stop({ state, stop, now }: { state: TourState; stop: TourDto['stops'][number]; now: number }) {
  const { t } = useTexts('clients/tours');
  const { tour, isBusy, thumb } = state;
  const title = titleIn(tour, stop.home);
  const isOff = tour.homes.some(({ id, answer }) => id === stop.home && answer === 'declined');
  const mayJudge = tour.state === 'sent' && Date.parse(stop.start) <= now && !isOff;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-line border-t py-3">
      <span className="flex min-w-0 gap-4">
        <span className="w-20 shrink-0 font-bold tabular">{formatTime(stop.start, t.language)}</span>
        <span className="min-w-0">
          {isOff ? <s>{title}</s> : title}
          <span className="block text-ink-soft">
            {nameIn(tour, stop.client)}
            {stop.km !== null && ` · ${formatDistance(stop.km, t.language)}`}
            {stop.note && ` · “${stop.note}”`}
          </span>
        </span>
      </span>
      {isOff && <Badge variant="warning">{t('Declined')}</Badge>}
      {mayJudge && (
        <Thumbs
          title={title}
          verdict={stop.verdict}
          isBusy={isBusy}
          onChoose={(verdict) => void thumb(stop.id, verdict)}
        />
      )}
    </li>
  );
}

/** The way of each agent in the order of its times, with the keys to take along, and what did not fit. */
export function TourRoute({ state, now }: { state: TourState; now: number }) {
  const { t } = useTexts('clients/tours');
  const { tour } = state;
  return (
    <>
      {tour.unplaced.length > 0 && (
        <Notice variant="warning">
          <b>{t('Not on the tour')}</b>
          <ul>
            {tour.unplaced.map(({ home, client, why }) => (
              <li key={home + client}>
                {titleIn(tour, home)}, {nameIn(tour, client)}: {t(UNPLACED_TEXTS[why])}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {tour.agents.map(({ id, name, totalKm, mapUrl, collects }) => {
        const stops = tour.stops.filter(({ agent }) => agent === id);
        return (
          <section key={id} aria-labelledby={`agent-${id}`}>
            <div className="flex flex-wrap items-center justify-between gap-2 pb-2">
              <Heading level={2} id={`agent-${id}`}>
                {t('The route of {name}', { name })}
              </Heading>
              {mapUrl && (
                <ButtonLink size="sm" href={mapUrl} target="_blank" rel="noopener">
                  {t('Map')}
                </ButtonLink>
              )}
            </div>
            {collects.length > 0 && (
              <p className="pb-2">{t('Keys to take along: {homes}', { homes: collects.join(', ') })}</p>
            )}
            {stops.length === 0 ? (
              <p className="text-ink-soft">
                {t('Nothing to show: families who share one set of keys go with one agent.')}
              </p>
            ) : (
              <>
                <ol>
                  {stops.map((stop) => (
                    <Stop key={stop.id} state={state} stop={stop} now={now} />
                  ))}
                </ol>
                {totalKm > 0 && (
                  <p className="text-note text-ink-soft">
                    {t('{km} km in straight lines', { km: totalKm.toFixed(1) })}
                  </p>
                )}
              </>
            )}
          </section>
        );
      })}
    </>
  );
}
