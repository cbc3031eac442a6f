export type Line = { name: string; value: string; aim: string; reached: boolean | undefined };

const lines: Line[] = [];

/** Prints one figure at once, and again in the table at the end. */
export function figure(name: string, value: string, aim = '', reached?: boolean): void {
  lines.push({ name, value, aim, reached });
  console.log(`  ${name}: ${value}${aim && ` (aim ${aim}: ${reached ? 'reached' : 'NOT reached'})`}`);
}

/** True if any figure misses its target. */
export const unreached = (): boolean => lines.some(({ reached }) => reached === false);

export function printTable(): void {
  const width = (of: (line: Line) => string) => Math.max(...lines.map((line) => of(line).length));
  const [w1, w2, w3] = [width((l) => l.name), width((l) => l.value), width((l) => l.aim)];
  console.log();
  for (const { name, value, aim, reached } of lines) {
    const mark = reached === undefined ? '' : reached ? 'reached' : 'not reached';
    console.log(`${name.padEnd(w1)}  ${value.padStart(w2)}  ${aim.padEnd(w3)}  ${mark}`);
  }
}

export const ratio = (value: number) => `${value.toFixed(2)}×`;
