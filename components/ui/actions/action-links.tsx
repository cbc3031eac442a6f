import { ButtonLink } from './button';

export type ActionLink = { label: string; href: string };

/** false is what the role in the office may not do */
type Props = { links: (ActionLink | false)[]; primary?: ActionLink | false };

/** What can be done with a whole list; the primary action is the last one and looks like a button. */
export function ActionLinks({ links, primary }: Props) {
  return (
    <>
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
