import type { ComponentProps } from 'react';
import { useTexts } from '#language';

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** A link to a page of this site in the current page's language. Leaves other addresses unchanged. */
export function Link({ href, ...rest }: Props) {
  const { href: local } = useTexts();
  return <a href={local(href)} {...rest} />;
}
