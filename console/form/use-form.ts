import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export interface Problem {
  /** The name of the field it stands at; without one it is about the whole. */
  readonly field?: string;
  readonly text: string;
}

/** What all forms of the desk have in common: sent once, and what was wrong stands where it is wrong. */
export function useForm(send: (form: FormData) => Promise<Problem | null>) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  // Two presses can come before the first has drawn anything.
  const isSent = useRef(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSent.current) return;
    const form = event.currentTarget;
    isSent.current = true;
    setWaiting(true);
    setProblem(null);
    const found = await send(new FormData(form)).finally(() => {
      isSent.current = false;
    });
    // The text must be there when the focus comes, or a screen reader reads the field without it.
    flushSync(() => {
      setProblem(found);
      setWaiting(false);
    });
    if (found?.field) form.querySelector<HTMLElement>(`[name="${found.field}"]`)?.focus();
  };

  return {
    isWaiting,
    /** What is wrong with the whole. */
    problem: problem && !problem.field ? problem.text : undefined,
    errorAt: (field: string) => (problem?.field === field ? problem.text : undefined),
    // `post`, so that a password could never end up in the address.
    form: { method: 'post', noValidate: true, onSubmit: submit, onChange: () => setProblem(null) },
  } as const;
}

export const textIn = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();
