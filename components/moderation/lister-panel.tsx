import { useTexts } from '#language';
import { ButtonLink } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import type { ListerDto } from '@/lib/moderation/dto';
import { formatPhone, phoneHref } from '@/lib/platform/text/phone';

export function ListerPanel({ lister, isLinked }: { lister: ListerDto | undefined; isLinked: boolean }) {
  const { t, label } = useTexts('moderation/office');
  const call = phoneHref(lister?.phone ?? '');
  return (
    <div className="flex flex-col gap-2 border-line text-note max-lg:border-t max-lg:pt-4 lg:border-l lg:pl-6">
      <Heading level={3} size="text">
        {t('Listed by')}
      </Heading>
      {!lister && <p>{t('The agency')}</p>}
      {lister && (
        <>
          <p>
            {isLinked ? (
              <Link className="link" href={`/admin/users/${lister.id}`}>
                {lister.name}
              </Link>
            ) : (
              lister.name
            )}{' '}
            <span className="text-ink-soft">({label(lister.role)})</span>
          </p>
          <p className="tabular">{lister.phone ? formatPhone(lister.phone) : t('No phone number given')}</p>
          <p className="break-words">{lister.email}</p>
          <p className="mt-1 flex flex-wrap gap-2">
            {call && (
              <ButtonLink size="sm" href={call}>
                {t('Call')}
              </ButtonLink>
            )}
            <ButtonLink size="sm" href={`mailto:${lister.email}`}>
              {t('Mail')}
            </ButtonLink>
          </p>
          {lister.papers && (
            <div>
              <Heading level={3} size="text">
                {t('Property papers in this account')}
              </Heading>
              {lister.papers.length === 0 && <p className="text-ink-soft">{t('None uploaded')}</p>}
              <ul>
                {lister.papers.map(({ url, name }) => (
                  <li key={url} className="break-words">
                    <Link className="link" href={url}>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </>
      )}
    </div>
  );
}
