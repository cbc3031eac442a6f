export type Progress = { step: string; done: number; total: number };

const WIDTH = 28;
/** Minimum milliseconds between lines in a pipe. Shorter steps need no line. */
const LINE_MS = 4_000;

function bar({ done, total }: Progress): string {
  const filled = total > 0 ? Math.round((WIDTH * done) / total) : WIDTH;
  return '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
}

const grouped = new Intl.NumberFormat('en-IN');

/** "1,20,000 of 10,00,000 listings, 11,200 a second, about 79 s left" */
export function progressText({ step, done, total }: Progress, elapsedMs: number): string {
  const count = `${grouped.format(done)} of ${grouped.format(total)} ${step}`;
  if (done === 0 || elapsedMs < 1_000) return count;
  const perSecond = (done / elapsedMs) * 1000;
  const left = done < total ? `, about ${Math.ceil((total - done) / perSecond)} s left` : '';
  return `${count}, ${grouped.format(Math.round(perSecond))} a second${left}`;
}

/** Shows a long job's progress as a redrawn bar on a terminal, otherwise as a line every few seconds. */
export function progressPrinter(
  out: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stdout,
  now: () => number = Date.now,
) {
  let step = '';
  let text = 'Preparing the demo set';
  const began = now();
  let stepBegan = began;
  let lastLine = began;
  const line = (written: string, time: number) => {
    if (time - lastLine < LINE_MS) return;
    lastLine = time;
    out.write(`${written}\n`);
  };
  return {
    show(progress: Progress): void {
      const time = now();
      if (step !== progress.step) {
        if (out.isTTY && step) out.write('\n');
        step = progress.step;
        stepBegan = time;
      }
      text = progressText(progress, time - stepBegan);
      if (out.isTTY) out.write(`\r${bar(progress)} ${text}\x1b[K`);
      else line(text, time);
    },
    /** Keeps silent work from looking stuck. Call it every second. */
    beat(): void {
      const time = now();
      if (!out.isTTY) line(`${text}, at work for ${Math.round((time - began) / 1000)} s`, time);
    },
    end(): void {
      if (out.isTTY && step) out.write('\n');
    },
  };
}
