'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { Failure } from './failure-view';

const FAILED = 'This page could not be loaded';

/** Shown if even its own script cannot be fetched. */
function PlainFailure({ message = FAILED }: Failure) {
  return (
    <div className="container-page py-12" role="alert">
      <p>{message}</p>
      <a href="/">Home</a>
    </div>
  );
}

/** Replaces a failed page. Loads its styles only then, because most visits never need them. */
export function PageFailed(failure: Failure) {
  const { message = FAILED, error } = failure;
  const [View, setView] = useState<ComponentType<Failure>>();
  useEffect(() => {
    console.error(message, error);
    const show = (found: ComponentType<Failure>) => setView(() => found);
    import('./failure-view').then(
      ({ FailureView }) => show(FailureView),
      () => show(PlainFailure),
    );
  }, [message, error]);
  return View ? <View {...failure} /> : null;
}
