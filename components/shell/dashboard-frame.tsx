import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/display/heading';
import type { Domain } from '@/lib/platform/language/translate';
import { PageTexts } from './page-texts';
import { WorkCrumbs } from './workspace/work-frame';

type Props = {
  title: string;
  /** links and buttons beside the title */
  actions?: ReactNode;
  /** text areas of the page's client components */
  texts?: readonly Domain[];
  children: ReactNode;
};

export function DashboardFrame({ title, actions, texts = [], children }: Props) {
  return (
    <PageTexts of={texts}>
      <div className="container-page flex flex-col gap-4 py-4 sm:gap-6 sm:py-8">
        <WorkCrumbs title={title} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <Heading level={1}>{title}</Heading>
          {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
        </div>
        {children}
      </div>
    </PageTexts>
  );
}
