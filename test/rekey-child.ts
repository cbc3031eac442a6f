/** `npm run rekey` in its own process. */
await import('../scripts/rekey');

export {};
