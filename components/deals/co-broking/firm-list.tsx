import { useTexts } from '#language';
import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import { TERMS_LABELS } from '@/lib/deals/firms/constants';
import type { FirmTermsListDto } from '@/lib/deals/firms/dto';
import { formatDateTime } from '@/lib/platform/text/format';
import { AcceptTerms, Terms } from './terms';

type Props = {
  terms: FirmTermsListDto;
  /** firms that wait for the own one, or all others */
  only: 'waiting' | 'others';
};

export function FirmList({ terms, only }: Props) {
  const { t } = useTexts('deals/co-broking');
  const pairs = terms.pairs.filter(({ state }) => (state === 'theirs') === (only === 'waiting'));
  if (pairs.length === 0) return null;
  if (only === 'waiting')
    return (
      <>
        {pairs.map(({ firm }) => (
          <section
            key={firm.id}
            aria-label={firm.name}
            className="flex flex-col gap-3 rounded-md bg-accent-soft p-4"
          >
            <Heading level={2} size="panel">
              {t('{firm} wants to work with you', { firm: firm.name })}
            </Heading>
            <details>
              <summary className="flex min-h-11 cursor-pointer items-center underline">
                {t('Read the terms')}
              </summary>
              <Terms />
            </details>
            <AcceptTerms firm={firm.id} mayAccept={terms.mayAccept} />
          </section>
        ))}
      </>
    );
  return (
    <section aria-labelledby="firms" className="flex flex-col gap-2">
      <Heading level={2} id="firms">
        {t('Firms')}
      </Heading>
      <ul className="flex flex-col">
        {pairs.map(({ firm, state, ownAt, theirsAt }) => {
          const since = [ownAt, theirsAt].sort().at(-1);
          return (
            <li
              key={firm.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t py-3"
            >
              <span className="min-w-0">
                <b className="block">{firm.name}</b>
                <span className="text-note text-ink-soft">
                  {[
                    firm.agentNumber,
                    since &&
                      state === 'both' &&
                      t('Since {when}', { when: formatDateTime(since, t.language) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <Badge variant={state === 'both' ? 'verified' : 'plain'}>{t(TERMS_LABELS[state])}</Badge>
            </li>
          );
        })}
      </ul>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center underline">
          {t('Read the terms')}
        </summary>
        <Terms />
      </details>
    </section>
  );
}
