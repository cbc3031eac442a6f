import { ButtonLink } from '@/components/ui/button';

export type ActionLink = { label: string; href: string };

type Props = { links: ActionLink[]; primary?: ActionLink };

/** What can be done with a whole list; the primary action is the last one and looks like a button. */
export function ActionLinks({ links, primary }: Props) {
  return (
    <>
      {links.map(({ label, href }) => (
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
