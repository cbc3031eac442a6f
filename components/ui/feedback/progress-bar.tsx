import type { ComponentProps } from 'react';

/** A progress bar, indeterminate without `value`. */
export function ProgressBar(props: Omit<ComponentProps<'progress'>, 'className'> & { 'aria-label': string }) {
  return (
    <progress
      {...props}
      className="h-2.5 w-full appearance-none overflow-hidden system-fill rounded-md bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent [&:indeterminate]:animate-pulse [&:indeterminate]:bg-accent-soft"
    />
  );
}
