import { ButtonLink } from '@/components/ui/button';
import type { ListerDto } from '@/lib/moderation/dto';
import { formatPhone, phoneHref } from '@/lib/phone';

/** Who listed a listing, beside the decision about it: to ask before one decides. */
export function ListerPanel({ lister, isLinked }: { lister: ListerDto | undefined; isLinked: boolean }) {
  return (
    <div className="flex flex-col gap-2 border-line text-[0.9375rem] max-lg:border-t max-lg:pt-4 lg:border-l lg:pl-6">
      <h3 className="font-bold text-base">Listed by</h3>
      {!lister && <p>The agency</p>}
      {lister && (
        <>
          <p>
            {isLinked ? (
              <a className="link" href={`/admin/users/${lister.id}`}>
                {lister.name}
              </a>
            ) : (
              lister.name
            )}{' '}
            <span className="text-ink-soft">({lister.role})</span>
          </p>
          <p className="tabular">{lister.phone ? formatPhone(lister.phone) : 'No phone number given'}</p>
          <p className="break-words">{lister.email}</p>
          <p className="mt-1 flex flex-wrap gap-2">
            {lister.phone && (
              <ButtonLink size="sm" href={phoneHref(lister.phone)}>
                Call
              </ButtonLink>
            )}
            <ButtonLink size="sm" href={`mailto:${lister.email}`}>
              Mail
            </ButtonLink>
          </p>
        </>
      )}
    </div>
  );
}
