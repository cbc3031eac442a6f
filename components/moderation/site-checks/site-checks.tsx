import { useTexts } from '#language';
import { SubSection } from '@/components/ui/display/sub-section';
import { CHECK_LABELS, CHECK_STATE_LABELS } from '@/lib/listings/evidence/constants';
import type { SiteCheckDto } from '@/lib/moderation/site-checks/dto';
import { formatDateTime } from '@/lib/platform/text/format';

const mapOf = ({ latitude, longitude }: SiteCheckDto) =>
  `geo:${latitude},${longitude}?q=${latitude},${longitude}`;

export function SiteChecks({ confirmations }: { confirmations: SiteCheckDto[] }) {
  const { t, label } = useTexts('moderation/site-checks');
  return (
    <SubSection title={t('Confirmed so far')}>
      {confirmations.length === 0 && (
        <p className="text-ink-soft">{t('Nothing has been confirmed on site yet.')}</p>
      )}
      <ul className="border-line border-t">
        {confirmations.map((one) => (
          <li key={one.id} className="flex gap-4 border-line border-b py-3">
            <a href={one.photo} className="shrink-0" target="_blank" rel="noreferrer">
              <img
                src={one.photo}
                alt={`${t('Photo')}: ${label(CHECK_LABELS[one.check])}`}
                width={96}
                height={96}
                loading="lazy"
                className="size-24 rounded-sm object-cover"
              />
            </a>
            <div className="min-w-0">
              <p className="font-bold">
                {label(CHECK_LABELS[one.check])}: {label(CHECK_STATE_LABELS[one.state])}
              </p>
              <p className="text-ink-soft">
                {one.by || t('A former colleague')}, {formatDateTime(one.at, t.language)}
              </p>
              <p className="text-ink-soft">
                {one.distance !== undefined && (
                  <>{t('{distance} m from the listing', { distance: one.distance })} · </>
                )}
                {t('Accurate to {metres} m', { metres: Math.round(one.accuracy) })} ·{' '}
                <a className="link" href={mapOf(one)}>
                  {t('On the map')}
                </a>
              </p>
              {one.note && <p className="break-words">{one.note}</p>}
            </div>
          </li>
        ))}
      </ul>
    </SubSection>
  );
}
