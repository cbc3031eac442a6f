import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import { EmptyState } from '@/components/ui/feedback/notice';
import { TOUR_STATE_LABELS } from '@/lib/clients/tours/constants';
import type { TourItemDto, TourWishDto } from '@/lib/clients/tours/dto';
import { dayText } from '@/lib/clients/tours/format';
import { NewTour } from './new-tour';
import type { FieldsProps } from './tour-fields';

type Props = Pick<FieldsProps, 'choices' | 'members'> & {
  tours: readonly TourItemDto[];
  wishes: readonly TourWishDto[];
  me: string;
};

export function TourList({ tours, wishes, ...planning }: Props) {
  const { t } = useTexts('clients/tours');
  return (
    <>
      {wishes.length > 0 && (
        <section aria-labelledby="wishes" className="flex flex-col gap-3">
          <Heading level={2} id="wishes">
            {t('Families who asked for a day')}
          </Heading>
          <ul className="flex flex-col gap-3">
            {wishes.map((wish) => (
              <li
                key={wish.day}
                className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-accent-soft p-4"
              >
                <span>
                  <b className="block">{dayText(t, wish.day)}</b>
                  {wish.families.map(({ name }) => name).join(', ')}
                  <span className="block text-ink-soft">
                    {wish.homes.map(({ name }) => name).join(' · ')}
                  </span>
                </span>
                <NewTour day={wish.day} wish={wish} {...planning} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {tours.length === 0 ? (
        <EmptyState title={t('No tour yet')}>
          <p className="measure text-ink-soft">
            {t(
              'A tour takes several families to several homes on one day. Choose them, and we plan the order by place, viewing hours and keys. Owners confirm, each family gets one link, and they reply with one tap.',
            )}
          </p>
        </EmptyState>
      ) : (
        <ul className="flex flex-col">
          {tours.map(({ id, day, state, families, homes, confirmed, declined }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t py-3"
            >
              <span>
                <Link href={`/dashboard/clients/tours/${id}`} className="font-bold">
                  {dayText(t, day)}
                </Link>
                <span className="block text-ink-soft">
                  {t(
                    '{families, plural, one {one family} other {# families}}, {homes, plural, one {one home} other {# homes}}',
                    {
                      families,
                      homes,
                    },
                  )}
                  {confirmed > 0 && ` · ${t('{count} confirmed', { count: confirmed })}`}
                  {declined > 0 && ` · ${t('{count} declined', { count: declined })}`}
                </span>
              </span>
              <Badge variant={state === 'sent' ? 'verified' : 'plain'}>{t(TOUR_STATE_LABELS[state])}</Badge>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
