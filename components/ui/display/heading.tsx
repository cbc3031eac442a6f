import clsx from 'clsx';
import type { ComponentProps } from 'react';

const SIZES = {
  display: 'text-4xl sm:text-5xl',
  page: 'text-3xl sm:text-4xl',
  chapter: 'text-3xl',
  section: 'text-2xl',
  panel: 'text-xl',
  card: 'text-lg',
  text: 'text-base',
  note: 'text-note',
  inherit: '',
} as const;

const OF_LEVEL = { 1: 'page', 2: 'section', 3: 'card' } as const;

/** `level` is its place in the outline of the page, `size` its visual size. */
type Props = ComponentProps<'h2'> & { level: 1 | 2 | 3; size?: keyof typeof SIZES };

export function Heading({ level, size = OF_LEVEL[level], className, ...rest }: Props) {
  const Tag = `h${level}` as const;
  return <Tag className={clsx(SIZES[size], className) || undefined} {...rest} />;
}
