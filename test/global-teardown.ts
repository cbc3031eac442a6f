export default function globalTeardown(): void {
  globalThis.embeddedForTests?.stop();
}
