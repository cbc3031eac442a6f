'use client';

import clsx from 'clsx';
import { ImagePlus, Video } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { type Accept, ErrorCode, type FileRejection, useDropzone } from 'react-dropzone';
import { convertHeic } from './heic';

type Props = {
  kind: 'image' | 'video';
  accept: Accept;
  maxFiles: number;
  maxBytes: number;
  /** how many the form has already */
  count: number;
  label: string;
  help: string;
  error?: string;
  onFiles: (files: File[]) => void;
};

/** Exact texts (docs/spec.md#property-form); the library's own differ slightly. */
function messageOf(
  { errors }: FileRejection,
  { accept, maxBytes }: Pick<Props, 'accept' | 'maxBytes'>,
): string {
  const code = errors[0]?.code;
  if (code === ErrorCode.FileInvalidType) return `File type must be ${Object.keys(accept).join(' or ')}`;
  if (code === ErrorCode.FileTooLarge) return `File is larger than ${maxBytes} bytes`;
  if (code === ErrorCode.FileTooSmall) return 'File is smaller than 1 bytes';
  return 'Too many files';
}

/** Where files are dropped, chosen, or photographed on a phone. Says what it refused, file by file. */
export function DropZone({ kind, accept, maxFiles, maxBytes, count, label, help, error, onFiles }: Props) {
  const id = useId();
  const [refused, setRefused] = useState<string[]>([]);
  // converting takes a moment, in which the form may change
  const latest = useRef(onFiles);
  latest.current = onFiles;
  const onDrop = (accepted: File[], rejections: FileRejection[]) => {
    const room = maxFiles - count;
    const problems = rejections.map((one) => `${one.file.name}: ${messageOf(one, { accept, maxBytes })}`);
    if (accepted.length > room) problems.push(`Too many files: ${maxFiles} at most`);
    setRefused(problems);
    if (room > 0 && accepted.length > 0) void take(accepted.slice(0, room), problems);
  };
  const take = async (files: File[], problems: string[]) => {
    const readable = kind === 'image' ? await convertHeic(files) : { files, problems: [] };
    if (readable.problems.length > 0) setRefused([...problems, ...readable.problems]);
    if (readable.files.length > 0) latest.current(readable.files);
  };
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    accept,
    minSize: 1,
    maxSize: maxBytes,
    multiple: true,
    noClick: true,
    noKeyboard: true,
    onDrop,
  });
  const problems = [...(error ? [error] : []), ...refused];
  const Icon = kind === 'image' ? ImagePlus : Video;
  return (
    <div className="flex flex-col gap-1.5">
      <label
        {...getRootProps({
          className: clsx(
            'relative flex cursor-pointer flex-col items-center justify-center gap-1 rounded-md border border-dashed px-4 py-8 text-center',
            'focus-within:outline-2 focus-within:outline-accent focus-within:outline-offset-2',
            isDragActive ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface hover:bg-sunken',
            problems.length > 0 && 'border-error',
          ),
        })}
      >
        <Icon aria-hidden="true" className="size-7 text-ink-soft" strokeWidth={1.5} />
        <span className="font-bold">{label}</span>
        <span id={`${id}-help`} className="text-[0.9375rem] text-ink-soft">
          {help}
        </span>
        {/* over the whole zone and transparent, not display:none: it keeps its place in the tab order */}
        <input
          {...getInputProps({
            name: kind === 'image' ? 'images' : 'videos',
            'aria-describedby': `${id}-help${problems.length ? ` ${id}-problems` : ''}`,
            'aria-invalid': problems.length > 0 || undefined,
          })}
          style={undefined}
          tabIndex={0}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </label>
      <ul id={`${id}-problems`} role="alert" className="text-[0.9375rem] text-error">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}
