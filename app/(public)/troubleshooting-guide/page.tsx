import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { JsonLd } from '@/components/seo/json-ld';
import { Faq } from '@/components/service/faq';
import { ButtonLink } from '@/components/ui/button';
import { formatPhone } from '@/lib/format';
import { SITE_PICTURE } from '@/lib/page-head';
import { site } from '@/lib/settings/data';
import { breadcrumbList, faqPage } from '@/lib/structured-data/format';

// made on the first request, not at build time: the company's details are the running server's environment
export const revalidate = 86_400;
export const generateStaticParams = () => [];

const description =
  'What to do when a 3D tour, a photograph, a video, a form or a sign-in does not work on this site: steps to try, in order, and how to reach a person.';

export const metadata: Metadata = {
  title: 'Troubleshooting guide',
  description,
  alternates: { canonical: '/troubleshooting-guide' },
  openGraph: {
    title: 'Troubleshooting guide',
    description,
    url: '/troubleshooting-guide',
    images: [SITE_PICTURE],
  },
};

const CRUMBS = [
  { name: 'Home', path: '/' },
  { name: 'Troubleshooting guide', path: '/troubleshooting-guide' },
];

const TOUR_STEPS = [
  'Press “Try Again” under the message. A short break in the connection is the usual cause.',
  'Look whether other pages load. If not, the connection is down: move to better reception or Wi-Fi.',
  'Update the browser. The tour needs WebGL, which current Chrome, Edge, Firefox and Safari all have.',
  'Turn off “data saver” or “lite mode”, and any extension that blocks scripts, for this site.',
  'Close other tabs and apps. Phones with little memory stop 3D pages first.',
  'In the browser’s settings, see that hardware acceleration is on, then restart the browser.',
  'Still nothing? Look at the photographs and the video instead, and tell us, so that we can mend it.',
];

const QUESTIONS = [
  {
    question: 'A photograph does not appear',
    answer:
      'Until a photograph has loaded you see a blurred preview, and if it cannot be loaded a drawing of the kind of property. Reload the page once. If the drawing stays, the picture itself is damaged, and we would like to know the property code.',
  },
  {
    question: 'A video does not play',
    answer:
      'Press play a second time after a few seconds: on a slow line the beginning has to arrive first. Some browsers refuse to play while battery saver is on.',
  },
  {
    question: 'The map is empty or grey',
    answer:
      'The map pictures come from a map service. When that cannot be reached, the address, the marker and the link to your own map app still work.',
  },
  {
    question: 'The enquiry form says “Failed to submit form. Please try again.”',
    answer:
      'What you typed is kept. Check the connection and send it again. If it fails twice, call us or write an e-mail: both are at the foot of every page.',
  },
  {
    question: 'I cannot sign in',
    answer:
      'Check that the e-mail address is the one you registered with; capital letters do not matter there, but in the password they do. After several wrong attempts the sign-in pauses for some minutes to keep others out of your account.',
  },
  {
    question: 'The page looks broken or old',
    answer:
      'Reload it without the cache: Ctrl and F5 on a computer; on a phone, close the tab and open the page anew. Private windows are a good test, because they begin with nothing stored.',
  },
];

export default async function TroubleshootingPage({
  params,
}: PageProps<'/troubleshooting-guide/[[...rest]]'>) {
  if ((await params).rest) notFound();
  const s = await site();
  return (
    <div className="container-page flex flex-col gap-12 py-8 sm:py-12">
      <div>
        <Breadcrumbs crumbs={CRUMBS} />
        <h1 className="mt-6 text-4xl sm:text-5xl">Troubleshooting guide</h1>
        <p className="measure mt-5 text-ink-soft text-lg">
          When something on this site does not work, go through the steps from the top. Most problems end at
          the second one.
        </p>
      </div>
      <section id="tour" className="measure">
        <h2 className="mb-4 text-3xl">The 3D tour does not load</h2>
        <ol className="flex list-decimal flex-col gap-3 pl-6 marker:text-ink-soft">
          {TOUR_STEPS.map((step) => (
            <li key={step} className="pl-2">
              {step}
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2 className="mb-4 text-3xl">Other things that can go wrong</h2>
        <Faq questions={QUESTIONS} />
      </section>
      <section className="measure">
        <h2 className="mb-3 text-3xl">Reach a person</h2>
        <p className="mb-5">
          Tell us the address of the page, what you did and what you saw. A picture of the screen helps.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink look="primary" href="/contactform">
            Send a message
          </ButtonLink>
          <ButtonLink href={`tel:${s.phone}`}>Call {formatPhone(s.phone)}</ButtonLink>
        </div>
      </section>
      <JsonLd documents={[breadcrumbList(s, CRUMBS), faqPage(QUESTIONS)]} />
    </div>
  );
}
