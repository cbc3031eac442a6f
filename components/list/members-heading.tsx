import { ButtonLink } from '@/components/ui/button';

/** Of the members' list; guests only look. */
export function MembersHeading({ isUser }: { isUser: boolean }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <h1 className="text-3xl sm:text-4xl">Properties</h1>
      {isUser && (
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/dashboard/properties">My properties</ButtonLink>
          <ButtonLink href="/properties/new" variant="primary">
            Add New Property
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
