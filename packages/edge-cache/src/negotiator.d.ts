/** The published types (0.6) do not know `preferred` of version 1. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> });
    encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
  }
}
