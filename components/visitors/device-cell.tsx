import { CircleHelp, Monitor, Smartphone, Terminal } from 'lucide-react';
import { browserName } from '@/lib/platform/text/browser-name';

export function DeviceCell({ userAgent }: { userAgent: string }) {
  const name = browserName(userAgent);
  const phone = /Mobile|Android|iPhone/.test(userAgent);
  const Icon =
    name === 'API Client' ? Terminal : name === 'Unknown' ? CircleHelp : phone ? Smartphone : Monitor;
  return (
    <span className="inline-flex items-baseline gap-1.5 whitespace-nowrap">
      <Icon className="size-4 shrink-0 self-center text-ink-soft" aria-hidden="true" />
      {name}
    </span>
  );
}
