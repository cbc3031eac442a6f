import { STOPS } from '@/components/content/tour/flat-plan';
import { Walkthrough } from '@/components/content/tour/walkthrough';
import { Heading } from '@/components/ui/display/heading';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('content/sample', '3D tour of the sample flat', {
  robots: { index: false },
});

export default async function TourPage() {
  const { t, label } = await texts('content/sample');
  return (
    <main>
      <Heading level={1} className="sr-only">
        {t('3D tour of the sample flat')}
      </Heading>
      <Walkthrough stops={STOPS.map(({ name }) => label(name))} />
    </main>
  );
}
