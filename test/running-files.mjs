const EVERY_MS = 60_000;
const LONG_MS = 120_000;

/** Reporter of Jest that names, every minute, the files that take long: the log of a run that never ends says where it stands. */
export default class RunningFiles {
  begun = new Map();

  onRunStart() {
    this.timer = setInterval(() => {
      for (const [path, began] of this.begun) {
        const ms = Date.now() - began;
        if (ms > LONG_MS) process.stdout.write(`running for ${Math.round(ms / 1000)} s: ${path}\n`);
      }
    }, EVERY_MS);
  }

  onTestFileStart({ path }) {
    this.begun.set(path, Date.now());
  }

  onTestFileResult({ path }) {
    this.begun.delete(path);
  }

  onRunComplete() {
    clearInterval(this.timer);
    process.stdout.write('Every test file has ended.\n');
  }
}
