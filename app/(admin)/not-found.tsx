import { GONE_OR_FOREIGN, NothingHere } from '@/components/shell/nothing-here';
import { ButtonLink } from '@/components/ui/actions/button';

export const metadata = { title: 'Not found' };

export default function NotFound() {
  return (
    <NothingHere why={GONE_OR_FOREIGN}>
      <ButtonLink href="/admin/properties">All properties</ButtonLink>
      <ButtonLink href="/properties">Property list</ButtonLink>
    </NothingHere>
  );
}
