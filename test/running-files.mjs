const EVERY_MS = 60_000;
const LONG_MS = 120_000;

/** Jest reporter that prints slow running files every minute, so that the log of a hung run names them. */
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
