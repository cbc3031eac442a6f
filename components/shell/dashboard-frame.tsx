import type { ComponentProps } from 'react';
import type { Domain } from '@/lib/platform/language/translate';
import { PageFrame } from './page-frame';
import { PageTexts } from './page-texts';

type Props = ComponentProps<typeof PageFrame> & {
  /** text areas of the page's client components */
  texts?: readonly Domain[];
};

export const DashboardFrame = ({ texts = [], isDense = true, ...frame }: Props) => (
  <PageTexts of={texts}>
    <PageFrame isDense={isDense} {...frame} />
  </PageTexts>
);
