import {
  type ChangeEvent,
  type FocusEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';

export type FormValueProps = {
  name?: string | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((event: ChangeEvent<HTMLInputElement>) => unknown) | undefined;
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => unknown) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** The value of several elements that act as one `input`: uncontrolled, controlled, or registered with React Hook Form through `ref`. */
export function useFormValue(
  { name = '', value, defaultValue = '', onChange, onBlur, ref }: FormValueProps,
  focus: () => void,
) {
  const [own, setOwn] = useState(defaultValue);
  const current = value ?? own;
  const latest = useRef(current);
  const focused = useRef(focus);
  const control = useMemo(
    () => ({
      name,
      type: 'text',
      get value() {
        return latest.current;
      },
      set value(next: string) {
        latest.current = next ?? '';
        setOwn(latest.current);
      },
      focus: () => focused.current(),
    }),
    [name],
  );
  useEffect(() => {
    latest.current = current;
    focused.current = focus;
  });
  useImperativeHandle(ref, () => control as HTMLInputElement, [control]);
  const event = { target: control, currentTarget: control };
  const change = (next: string) => {
    if (next === latest.current) return;
    control.value = next;
    onChange?.({ ...event, type: 'change' } as ChangeEvent<HTMLInputElement>);
  };
  const leave = () => onBlur?.({ ...event, type: 'blur' } as FocusEvent<HTMLInputElement>);
  return { current, change, leave };
}
