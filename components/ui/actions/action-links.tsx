import type { ReactNode } from 'react';
import { ButtonLink } from './button';

export type ActionLink = { label: string; href: string };

/** `false` if the office role does not allow it */
type Props = { first?: ReactNode; links: (ActionLink | false)[]; primary?: ActionLink | false };

/** Actions for a full list. The primary one is last and looks like a button; `first` contains elements other than links. */
export function ActionLinks({ first, links, primary }: Props) {
  return (
    <>
      {first}
      {links
        .filter((link) => link !== false)
        .map(({ label, href }) => (
          <ButtonLink key={href} size="sm" variant="quiet" href={href}>
            {label}
          </ButtonLink>
        ))}
      {primary && (
        <ButtonLink size="sm" href={primary.href}>
          {primary.label}
        </ButtonLink>
      )}
    </>
  );
}
