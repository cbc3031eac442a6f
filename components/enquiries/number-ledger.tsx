'use client';

import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { CALLER } from '@/lib/accounts/number-release/constants';
import type { NumberReleaseDto } from '@/lib/accounts/number-release/dto';
import type { Text } from '@/lib/platform/language/translate';
import { formatDate, formatDateTime } from '@/lib/platform/text/format';

type EnquiryText = Text<'enquiries'>;

function sinceText({ reason, at, withdrawnAt }: NumberReleaseDto, t: EnquiryText): string {
  const [date, end] = [formatDate(at, t.language), withdrawnAt && formatDate(withdrawnAt, t.language)];
  switch (reason) {
    case 'enquiry':
      return end
        ? t('Since {date}, because you sent an enquiry; taken back on {end}', { date, end })
        : t('Since {date}, because you sent an enquiry', { date });
    case 'visit':
      return end
        ? t('Since {date}, because you asked for a visit; taken back on {end}', { date, end })
        : t('Since {date}, because you asked for a visit', { date });
    case 'call':
      return t('Since {date}, because they tapped your number on the listing', { date });
    default:
      return end
        ? t('Since {date}, because you gave it; taken back on {end}', { date, end })
        : t('Since {date}, because you gave it', { date });
  }
}

/** An upcoming visit continues without the number: said before it is taken back, and after. */
function visitText({ visitStart, withdrawnAt }: NumberReleaseDto, t: EnquiryText): string | undefined {
  if (!visitStart) return undefined;
  const time = formatDateTime(visitStart, t.language);
  return withdrawnAt
    ? t('Your visit on {time} is arranged by mail and on its page.', { time })
    : t('Once taken back, your visit on {time} is arranged by mail and on its page.', { time });
}

type Props = { releases: readonly NumberReleaseDto[]; takeBack: (id: string) => void };

function Action({ entry, takeBack }: { entry: NumberReleaseDto; takeBack: Props['takeBack'] }) {
  const { t } = useTexts('enquiries');
  const { id, to, reason, propertyId, propertyTitle, withdrawnAt } = entry;
  const hidden = (text: React.ReactNode) => <span className="sr-only">{text}</span>;
  if (withdrawnAt) return null;
  if (reason === 'call')
    return (
      <Link className="link" href={`/dashboard/properties/${propertyId}/edit`}>
        {t.rich('Change who is called<hidden> about {title}</hidden>', {
          title: propertyTitle ?? '',
          hidden,
        })}
      </Link>
    );
  return (
    <Button size="sm" variant="quiet" onClick={() => takeBack(id)}>
      {t.rich('Take back<hidden> from {name}</hidden>', { name: to, hidden })}
    </Button>
  );
}

/** "Who has my number": every entry with its day and reason, and a tap that takes the number back. */
export function NumberLedger({ releases, takeBack }: Props) {
  const { t } = useTexts('enquiries');
  return (
    <section aria-labelledby="who-has-my-number" className="flex flex-col gap-4">
      <Heading level={2} id="who-has-my-number">
        {t('Who has my number')}
      </Heading>
      {releases.length === 0 && <p className="text-ink-soft">{t('Nobody.')}</p>}
      <ul className="flex flex-col">
        {releases.map((entry) => (
          <li
            key={entry.id}
            className="flex flex-wrap items-center justify-between gap-3 border-line border-t py-3"
          >
            <p>
              <span className="font-bold">{entry.to === CALLER ? t('A caller') : entry.to}</span>
              {entry.propertyTitle && ` · ${entry.propertyTitle}`}
              <span className="block text-ink-soft text-sm">{sinceText(entry, t)}</span>
              {entry.visitStart && <span className="block text-sm">{visitText(entry, t)}</span>}
            </p>
            <Action entry={entry} takeBack={takeBack} />
          </li>
        ))}
      </ul>
      <p className="measure text-ink-soft text-sm">
        {t(
          'Taking back counts for everything by which this person has your number: enquiries, visits and leads, mails from now on, and exports.',
        )}{' '}
        {t(
          'Taken back, your number is no longer shown here. A mail or a note that somebody has already cannot be taken back.',
        )}
      </p>
    </section>
  );
}
