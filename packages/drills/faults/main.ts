import { figure, printTable, unreached } from '../report';
import { HOSTILE } from './hostile';
import { KILLS } from './kills';
import { MACHINES } from './machines';
import { OUTAGES } from './outages';
import { SERVICES } from './services';

const FAULTS = { ...KILLS, ...OUTAGES, ...SERVICES, ...HOSTILE, ...MACHINES };

/** Reads `--name value` or `--name=value`. */
function option(name: string): string | undefined {
  const at = process.argv.findIndex((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
  return at < 0 ? undefined : (process.argv[at]?.split('=')[1] ?? process.argv[at + 1]);
}

const rounds = Number(option('rounds') ?? 200);
const only = option('only')?.split(',');
const unknown = only?.find((name) => !(name in FAULTS));
if (unknown || !(rounds >= 1)) {
  console.error(`--rounds is a number, --only names some of ${Object.keys(FAULTS).join(', ')}.`);
  process.exit(1);
}
for (const [name, fault] of Object.entries(FAULTS)) {
  if (only && !only.includes(name)) continue;
  console.log(name);
  try {
    await fault(rounds);
  } catch (error) {
    console.error(error);
    figure(name, `broke off: ${String(error).slice(0, 80)}`, 'to its end', false);
  }
}
printTable();
process.exit(unreached() ? 1 : 0);
