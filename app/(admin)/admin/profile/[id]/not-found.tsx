import { NoProfile } from '@/components/user/no-profile';

export default function ProfileNotFound() {
  return <NoProfile forAdmin />;
}
