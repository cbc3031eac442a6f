type Progress = { step: string; done: number; total: number };

const WIDTH = 28;

function bar({ done, total }: Progress): string {
  const filled = total > 0 ? Math.round((WIDTH * done) / total) : WIDTH;
  return '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
}

/** A bar that redraws itself on a terminal; elsewhere one plain line per step, and one per tenth of a long step. */
export function progressPrinter(out: NodeJS.WriteStream = process.stdout) {
  let step = '';
  let tenth = -1;
  return {
    show(progress: Progress): void {
      if (out.isTTY) {
        if (step && step !== progress.step) out.write('\n');
        out.write(`\r${progress.step.padEnd(14)} ${bar(progress)} ${progress.done}/${progress.total}`);
      } else {
        const now = progress.total > 0 ? Math.floor((10 * progress.done) / progress.total) : 10;
        if (progress.step === step && now === tenth) return;
        tenth = now;
        if (now === 10 || progress.total >= 10_000)
          out.write(`${progress.step} ${progress.done}/${progress.total}\n`);
      }
      step = progress.step;
    },
    end(): void {
      if (out.isTTY && step) out.write('\n');
    },
  };
}
