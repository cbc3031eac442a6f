import clsx from 'clsx';
import type { ReactNode } from 'react';

export const ColumnHead = ({ className, children }: { className?: string; children: ReactNode }) => (
  <th scope="col" className={clsx('px-2 py-2 font-normal', className)}>
    {children}
  </th>
);
