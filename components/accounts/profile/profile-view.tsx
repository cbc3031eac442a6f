import type { ReactNode } from 'react';
import { useTexts } from '#language';
import { RoleBadge } from '@/components/accounts/role-badge';
import { ButtonLink } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import { Notice } from '@/components/ui/feedback/notice';
import type { ProfileDto } from '@/lib/accounts/users/dto';
import { SPOKEN_LABELS } from '@/lib/platform/language/constants';
import { formatDate } from '@/lib/platform/text/format';
import { formatPhone } from '@/lib/platform/text/phone';

const DOCUMENT_LABELS = { aadhaar: 'Aadhaar', pan: 'PAN', property: 'Property document' } as const;
const PROFESSIONAL = ['seller', 'buyer', 'broker'];

function Fact({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useTexts('accounts/profile');
  return (
    <div className="flex flex-col gap-0.5 border-line border-t py-3 sm:flex-row sm:gap-6">
      <dt className="text-ink-soft sm:w-48 sm:shrink-0">{label}</dt>
      <dd className="min-w-0">{children || t('N/A')}</dd>
    </div>
  );
}

type Props = {
  profile: ProfileDto;
  editHref: string;
  /** link for cancelling an erasure; only on the person's own page */
  keepHref?: string;
  actions?: ReactNode;
  /** an admin's reveal button, beside a masked number */
  reveal?: { aadhaarNumber: ReactNode; panNumber: ReactNode };
};

/** docs/spec/members.md#profile */
export function ProfileView({ profile, editHref, keepHref, actions, reveal }: Props) {
  const { t, label } = useTexts('accounts/profile');
  const languages = profile.languages.map((one) => label(SPOKEN_LABELS[one]));
  const isProfessional = PROFESSIONAL.includes(profile.role);
  const numbers = (
    <>
      <Fact label={t('Aadhaar number')}>
        <span className="tabular">{profile.aadhaarNumber || t('N/A')}</span> {reveal?.aadhaarNumber}
      </Fact>
      <Fact label={t('PAN number')}>
        <span className="tabular">{profile.panNumber || t('N/A')}</span> {reveal?.panNumber}
      </Fact>
    </>
  );
  return (
    <div className="flex max-w-4xl flex-col gap-10">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex flex-col gap-2">
          <Heading level={1}>{profile.name}</Heading>
          <p className="flex flex-wrap gap-2">
            <RoleBadge role={profile.role} />
            <Badge variant={profile.isVerified ? 'verified' : 'warning'}>
              {profile.isVerified ? t('Email confirmed') : t('Email not confirmed')}
            </Badge>
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="primary" href={editHref}>
            {t('Edit profile')}
          </ButtonLink>
          {actions}
        </div>
      </header>
      {profile.erasureAt && <ErasureNotice at={profile.erasureAt} {...(keepHref && { keepHref })} />}
      <dl>
        <Fact label={t('Name')}>{profile.name}</Fact>
        <Fact label={t('Email')}>{profile.email}</Fact>
        <Fact label={t('Phone')}>{profile.phone && formatPhone(profile.phone)}</Fact>
        {languages.length > 0 && <Fact label={t('Languages you speak')}>{languages.join(', ')}</Fact>}
        <Fact label={t('Email confirmed')}>{profile.isVerified ? t('Yes') : t('No')}</Fact>
        {!isProfessional && numbers}
      </dl>
      {isProfessional && (
        <section>
          <Heading level={2} className="mb-3">
            {t('Professional information')}
          </Heading>
          <dl>
            {numbers}
            {profile.role === 'broker' && (
              <Fact label={t('MahaRERA agent number')}>{profile.reraAgentNumber}</Fact>
            )}
          </dl>
        </section>
      )}
      <section>
        <Heading level={2} className="mb-3">
          {t('Documents')}
        </Heading>
        {profile.documents.length === 0 && <p className="text-ink-soft">{t('No documents yet.')}</p>}
        <ul>
          {profile.documents.map((document) => (
            <li key={document._id} className="border-line border-t py-3">
              <a className="link" href={document.url}>
                {t(DOCUMENT_LABELS[document.type])}
              </a>{' '}
              <span className="text-ink-soft">{document.name}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function ErasureNotice({ at, keepHref }: { at: string; keepHref?: string }) {
  const { t } = useTexts('accounts/profile');
  return (
    <Notice variant="warning">
      {t('This account will be erased on {date}.', { date: formatDate(at, t.language) })}{' '}
      {keepHref && (
        <Link className="link" href={keepHref}>
          {t('Keep my account')}
        </Link>
      )}
    </Notice>
  );
}
