'use client';

import clsx from 'clsx';
import { ImagePlus, Video } from 'lucide-react';
import { useId, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTexts } from '#language';
import { PlainInput } from '@/components/ui/forms/control';
import type { MediaKind, Refusal } from './check-file';

type Props = {
  kind: MediaKind;
  /** types offered by the file dialog; the choice is judged by its content */
  accept: string;
  label: string;
  help: string;
  error?: string;
  /** of the form field, if a kind has several zones */
  name?: string;
  /** accepts good files and returns the errors of the others */
  onFiles: (files: File[]) => Promise<Refusal[]>;
};

/** A zone where files are dropped, chosen, or photographed on a phone. Reports refused files one by one. */
export function DropZone({ kind, accept, label, help, error, name, onFiles }: Props) {
  const { reply } = useTexts();
  const id = useId();
  const [refused, setRefused] = useState<Refusal[]>([]);
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    multiple: true,
    noClick: true,
    noKeyboard: true,
    onDrop: async (files) => setRefused(await onFiles(files)),
  });
  const problems = [
    ...(error ? [reply(error)] : []),
    ...refused.map(({ name, message }) => (name ? `${name}: ${reply(message)}` : reply(message))),
  ];
  // the library sets "presentation", but a label may have no other role
  const { role: _, ...zone } = getRootProps();
  const Icon = kind === 'image' ? ImagePlus : Video;
  return (
    <div className="flex flex-col gap-1.5">
      <label
        {...zone}
        className={clsx(
          'relative flex cursor-pointer flex-col items-center justify-center gap-1 rounded-md border border-dashed px-4 py-8 text-center',
          'focus-within:outline-2 focus-within:outline-accent focus-within:outline-offset-2',
          isDragActive ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface hover:bg-sunken',
          problems.length > 0 && 'border-error',
        )}
      >
        <Icon aria-hidden="true" className="size-7 text-ink-soft" strokeWidth={1.5} />
        <span className="font-bold">{label}</span>
        <span id={`${id}-help`} className="text-note text-ink-soft">
          {help}
        </span>
        {/* over the whole zone and transparent, not display:none: it keeps its place in the tab order */}
        <PlainInput
          {...getInputProps({
            name: name ?? (kind === 'image' ? 'images' : 'videos'),
            'aria-describedby': `${id}-help${problems.length ? ` ${id}-problems` : ''}`,
            'aria-invalid': problems.length > 0 || undefined,
          })}
          accept={accept}
          style={undefined}
          tabIndex={0}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </label>
      <div id={`${id}-problems`} role="alert" className="text-note text-error">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
    </div>
  );
}
