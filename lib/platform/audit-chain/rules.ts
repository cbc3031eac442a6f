/** `203.0.113.77` → `203.0.113.0`, `2001:db8:1:2::9` → `2001:db8::`: the network, not a household. */
export function shortenAddress(ip: string): string {
  if (ip.includes('.')) return ip.replace(/\.\d+$/, '.0');
  const groups = ip.split('::')[0]?.split(':').filter(Boolean) ?? [];
  return `${groups.slice(0, 2).join(':')}::`;
}
