import { NoProfile } from '@/components/accounts/no-profile';

export default function ProfileNotFound() {
  return <NoProfile forAdmin />;
}
