import { useTexts } from '#language';
import { Badge } from '@/components/ui/feedback/badge';
import type { UserRole } from '@/lib/platform/auth/roles';

const LABELS: Record<UserRole, string> = {
  admin: 'Admin',
  seller: 'Seller',
  buyer: 'Buyer',
  validator: 'Validator',
  broker: 'Broker',
};

export function RoleBadge({ role }: { role: UserRole }) {
  const { label } = useTexts();
  return <Badge variant={role === 'admin' ? 'accent' : 'plain'}>{label(LABELS[role] ?? role)}</Badge>;
}
