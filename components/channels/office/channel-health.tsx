import { Facts } from '@/components/ui/display/facts';
import { Notice } from '@/components/ui/feedback/notice';
import { formatCost } from '@/lib/channels/costs/rules';
import type { ChannelsDto } from '@/lib/channels/office/dto';
import { formatDateTime } from '@/lib/platform/text/format';

function tokenText({ isValid, expiresAt, checkedAt }: ChannelsDto['token']): string {
  if (!checkedAt) return 'Not checked yet';
  const checked = `checked ${formatDateTime(checkedAt)}`;
  if (!isValid) return `Does not work, ${checked}`;
  return expiresAt
    ? `Works until ${formatDateTime(expiresAt)}, ${checked}`
    : `Works and does not end, ${checked}`;
}

export function ChannelHealth({ channels }: { channels: ChannelsDto }) {
  const { isConnected, hasTelephony, token, limit, unsure } = channels;
  return (
    <div className="flex flex-col gap-4">
      {!isConnected && (
        <Notice>
          WhatsApp is not connected: people are written to by wa.me and by hand. The four variables that
          connect it are in docs/operations.md.
        </Notice>
      )}
      {isConnected && token.isValid === false && (
        <Notice variant="error">
          WhatsApp does not accept the access token. Messages wait until there is a new one.
        </Notice>
      )}
      <Facts
        title="State"
        items={[
          ['WhatsApp', isConnected ? 'Connected' : 'Not connected'],
          ['Access token', isConnected ? tokenText(token) : '—'],
          ['Telephone', hasTelephony ? 'Connected' : 'Not connected: tap to call'],
          [
            `Spent in ${limit.month}`,
            `${formatCost(limit.spent)}${limit.monthly === undefined ? '' : ` of ${formatCost(limit.monthly)}`}`,
          ],
          ['Messages of which nobody knows whether they were sent', String(unsure)],
        ]}
      />
    </div>
  );
}
