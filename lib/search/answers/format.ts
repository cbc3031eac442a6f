import { localPath } from '@/lib/platform/language/languages';
import type { Texts } from '@/lib/platform/language/translate';
import type { AnswerDto } from './dto';

type AnswerWords = Texts<'search/answers'>;

/** The register for verifying registrations. */
export const MAHARERA = 'https://maharera.maharashtra.gov.in/';

const LISTING: Record<'sell' | 'let', (t: AnswerWords['t']) => Pick<AnswerDto, 'title' | 'text'>> = {
  sell: (t) => ({
    title: t('Sell your property here'),
    text: t(
      'Fill in one form and add photos. Buyers can then message you or ask for a visit. Others’ asking prices are below.',
    ),
  }),
  let: (t) => ({
    title: t('Let your property here'),
    text: t(
      'Fill in one form and add photos. Tenants can then message you or ask for a visit. Others’ asking rents are below.',
    ),
  }),
};

export function listingAnswer(kind: 'sell' | 'let', t: AnswerWords['t']): AnswerDto {
  return {
    ...LISTING[kind](t),
    link: { label: t('List your property'), href: localPath(t.language, '/properties/new') },
  };
}

/** Errands answered by a page of this site. */
export function siteAnswer(
  kind: 'visit' | 'tax' | 'fees' | 'rera' | 'saved' | 'account',
  { t }: AnswerWords,
): AnswerDto {
  const link = (label: string, path: string) => ({ label, href: localPath(t.language, path) });
  switch (kind) {
    case 'visit':
      return {
        title: t('Ask for a visit on a home’s page'),
        text: t(
          'Choose up to three half-days there, and you’ll get a confirmed time. Your requests are under My visits.',
        ),
        link: link(t('Your visits'), '/visits'),
      };
    case 'tax':
      return {
        title: t('The home’s last receipt shows its property tax'),
        text: t(
          'The corporation bills it each year, or the gram panchayat outside the city. Ask the owner for the receipt. Our legal line reads it with the other papers.',
        ),
        link: link(t('See what we do'), '/services/siddhant'),
      };
    case 'fees':
      return {
        title: t('Our fee is in each home’s cost sheet'),
        text: t(
          'Open a home. Our fee has its own line there, next to stamp duty, registration and everything else.',
        ),
        link: link(t('What we do for buyers and tenants'), '/services/aashray'),
      };
    case 'rera':
      return {
        title: t('Check a MahaRERA number'),
        text: t(
          'Enter the number here to see the homes that state it. The MahaRERA register says whether it’s valid.',
        ),
        link: { label: t('Check it at MahaRERA'), href: MAHARERA },
      };
    case 'saved':
      return {
        title: t('Your shortlist'),
        text: t('The homes you saved with the heart, to compare and share with your family.'),
        link: link(t('Open the shortlist'), '/shortlist'),
      };
    case 'account':
      return {
        title: t('Sign in to your account'),
        text: t('Use your email address and password. You can reset a forgotten password there.'),
        link: link(t('Sign in'), '/login'),
      };
  }
}
