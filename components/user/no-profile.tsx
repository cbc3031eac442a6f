import { ButtonLink } from '@/components/ui/button';

/** Seed §8: shown in place of the profile. */
export function NoProfile({ message }: { message: string }) {
  return (
    <div className="container-page flex flex-col items-start gap-6 py-16">
      <h1 className="text-4xl">{message}</h1>
      <p className="text-ink-soft">
        You can only open your own profile. Sign in anew if this should be yours.
      </p>
      <ButtonLink href="/login">Sign In</ButtonLink>
    </div>
  );
}
