import type { Ref } from 'react';

/** A field that people neither see nor reach and programs fill in; see lib/enquiry/rules.ts. */
export function TrapField({ ref }: { ref?: Ref<HTMLInputElement> }) {
  return (
    <div aria-hidden="true" className="absolute -left-[100vw] size-px overflow-hidden">
      <label>
        Leave this empty
        <input ref={ref} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
