'use client';

import { NoProfile } from '@/components/user/no-profile';

export default function ProfileError() {
  return <NoProfile message="Failed to fetch profile" />;
}
