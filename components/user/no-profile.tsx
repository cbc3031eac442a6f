import { ButtonLink } from '@/components/ui/button';

/** Shown in place of a profile. An admin may open every profile, so for an admin the person does not exist. */
export function NoProfile({ message, forAdmin = false }: { message: string; forAdmin?: boolean }) {
  return (
    <div className="container-page flex flex-col items-start gap-6 py-16">
      <h1 className="text-4xl">{message}</h1>
      <p className="text-ink-soft">
        {forAdmin
          ? 'There is no account with this id, or it has been closed.'
          : 'You can only open your own profile. Sign in anew if this should be yours.'}
      </p>
      {forAdmin ? (
        <ButtonLink href="/admin/users">All users</ButtonLink>
      ) : (
        <ButtonLink href="/login">Sign In</ButtonLink>
      )}
    </div>
  );
}
