import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { VisitsView } from '@/components/visit/visits-view';

export const metadata: Metadata = {
  title: 'My visits',
  description: 'The homes that you are going to see, with times, the way of the day and a map.',
  robots: { index: false },
};

export default function VisitsPage() {
  return (
    <div className="container-page flex max-w-4xl flex-col gap-8 py-8 sm:py-12">
      <div>
        <Breadcrumbs
          crumbs={[
            { name: 'Home', path: '/' },
            { name: 'My visits', path: '/visits' },
          ]}
        />
        <h1 className="mt-4 text-3xl sm:text-4xl">My visits</h1>
      </div>
      <VisitsView />
    </div>
  );
}
