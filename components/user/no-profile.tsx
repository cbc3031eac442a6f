import { ButtonLink } from '@/components/ui/button';

/** Seed §8: shown in place of the profile. An admin may open everybody's, so for him there is none. */
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
