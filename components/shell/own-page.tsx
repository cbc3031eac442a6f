import type { ReactNode } from 'react';
import { useTexts } from '#language';
import { Heading } from '@/components/ui/display/heading';
import { Breadcrumbs } from './breadcrumbs';

type Props = { title: string; path: string; actions?: ReactNode; children: ReactNode };

export function OwnPage({ title, path, actions, children }: Props) {
  const { t } = useTexts('shell');
  return (
    <div className="container-page flex max-w-4xl flex-col gap-8 py-8 sm:py-12">
      <div>
        <Breadcrumbs
          crumbs={[
            { name: t('Home'), path: '/' },
            { name: title, path },
          ]}
        />
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <Heading level={1}>{title}</Heading>
          {actions && <p className="flex flex-wrap gap-2">{actions}</p>}
        </div>
      </div>
      {children}
    </div>
  );
}
