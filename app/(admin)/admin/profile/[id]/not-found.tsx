import { NoProfile } from '@/components/accounts/profile/no-profile';

export default function ProfileNotFound() {
  return <NoProfile forAdmin />;
}
