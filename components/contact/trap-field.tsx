import type { ComponentProps } from 'react';

/** A field that people neither see nor reach and programs fill in; see lib/enquiry/rules.ts. */
export function TrapField(props: ComponentProps<'input'>) {
  return (
    <div aria-hidden="true" className="absolute -left-[100vw] size-px overflow-hidden">
      <label>
        Leave this empty
        <input name="website" {...props} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
