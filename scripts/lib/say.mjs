const started = Date.now();

/** One line of progress with the seconds since the command began. */
export function say(text) {
  const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(6);
  console.log(`${seconds} s  ${text}`);
}

/** An end that a person can act on: one sentence (none when a part has said it already), non-zero exit, no stack. */
export class Stop extends Error {}

/** Runs a script's main function: a Stop is one sentence on stderr, anything else keeps its stack. */
export async function main(run) {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Stop)) console.error(error);
    else if (error.message) console.error(error.message);
    process.exit(1);
  }
}
