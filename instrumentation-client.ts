import { createDefaultPolicy } from '@/lib/platform/browser/trusted-types';

// Next runs this before React takes over the page, and so before anything is loaded by script.
createDefaultPolicy();
// otherwise zod would try to use `Function`, which every browser reports as a violation (zod, core/util "allowsEval")
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
