import { localPath } from '@/lib/platform/language/languages';
import type { Texts } from '@/lib/platform/language/translate';
import type { AnswerDto } from './dto';

type AnswerWords = Texts<'search/answers'>;

/** The register in which registrations can be verified. */
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
        title: t('Ask for a visit on the page of a home'),
        text: t(
          'Choose up to three half-days there, and you’ll get a confirmed time. Your requests are under My visits.',
        ),
        link: link(t('Your visits'), '/visits'),
      };
    case 'tax':
      return {
        title: t('Property tax is on the last receipt of the home'),
        text: t(
          'The corporation bills it each year, outside the city the gram panchayat. Ask the owner for the receipt; our legal line reads it with the other papers.',
        ),
        link: link(t('See what we do'), '/services/siddhant'),
      };
    case 'fees':
      return {
        title: t('What we charge is in the cost sheet of each home'),
        text: t(
          'Open a home: our fee has its own line there, next to duty, registration and everything else.',
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
