/** `npm run rekey` in a process of its own. */
await import('../scripts/rekey');

export {};
