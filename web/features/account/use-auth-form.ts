import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AuthMode } from './auth-entry.ts';
import { callAuth } from './call-auth.ts';
import { type AuthValues, authFields, type Problems, problemsIn, problemsOf } from './problems.ts';

export function useAuthForm(mode: AuthMode, onSignedIn: () => Promise<void>) {
  const [problems, setProblems] = useState<Problems>({});
  const [isWaiting, setWaiting] = useState(false);
  // Two presses can come before the first has drawn anything.
  const isSent = useRef(false);

  const show = (form: HTMLFormElement, found: Problems) => {
    // The text must be there when the focus comes, or a screen reader reads the field without it.
    flushSync(() => {
      setProblems(found);
      setWaiting(false);
    });
    const first = authFields.find((field) => found[field]);
    if (first) form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSent.current) return;
    const form = event.currentTarget;
    const values = valuesIn(form);
    const found = problemsIn(mode, values);
    if (Object.keys(found).length > 0) return show(form, found);

    isSent.current = true;
    setWaiting(true);
    setProblems({});
    const refusal = await send(mode, values);
    if (refusal) show(form, problemsOf(refusal));
    else await onSignedIn();
    isSent.current = false;
    setWaiting(false);
  };

  /** What is being put right is no longer called wrong. */
  const forget = ({ target }: ChangeEvent<HTMLFormElement>) => {
    setProblems((last) => ({ ...last, [target.name]: undefined, form: undefined }));
  };

  return { problems, isWaiting, submit, forget };
}

function valuesIn(form: HTMLFormElement): AuthValues {
  const data = new FormData(form);
  const text = (name: keyof AuthValues) => String(data.get(name) ?? '');
  return {
    name: text('name').trim(),
    email: text('email').trim(),
    password: text('password'),
    confirmation: text('confirmation'),
  };
}

function send(mode: AuthMode, { name, email, password }: AuthValues) {
  return mode === 'login'
    ? callAuth('sign-in/email', { email, password })
    : callAuth('sign-up/email', { name, email, password });
}
