import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { Me } from '../../../../contract/accounts.ts';
import { intervalsMs, toastsMs } from '../../../../domain/policy-constants.ts';
import { showToast } from '../../../../ui/toast.ts';
import { browserApi } from '../../../api/browser-client.ts';
import {
  changeBetween,
  type InfoProblems,
  type InfoValues,
  infoOf,
  losesVerification,
  problemsIn,
  tidied,
} from './info-values.ts';
import { saveProfile } from './save-profile.ts';

export function useInfoForm(me: Me, onSaved: () => void) {
  const { t } = useTranslation('profile');
  const { revalidate } = useRevalidator();
  const [values, setValues] = useState(() => infoOf(me));
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [refusal, setRefusal] = useState<InfoProblems>({});
  const [isWaiting, setWaiting] = useState(false);
  const refresh = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(refresh.current), []);

  const [isAsking, setAsking] = useState(false);

  const found = problemsIn(me, values);
  const wanted = changeBetween(me, values);

  const change = (edit: Partial<InfoValues>) => {
    setValues((last) => ({ ...last, ...tidied(edit) }));
    setTouched((last) => new Set([...last, ...Object.keys(edit)]));
    setRefusal({});
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!wanted || isWaiting || Object.keys(found).length > 0) return;
    if (losesVerification(me, wanted)) setAsking(true);
    else void save();
  };

  const save = async () => {
    if (!wanted || isWaiting) return;
    const isUnverified = losesVerification(me, wanted);
    setAsking(false);
    setWaiting(true);
    setRefusal({});
    const problems = await saveProfile((signal) =>
      browserApi().changeMe({ body: wanted }, { signal }),
    );
    if (problems) {
      setRefusal(problems);
      setWaiting(false);
      return;
    }
    refresh.current = setTimeout(async () => {
      await revalidate();
      onSaved();
      void showToast({
        tone: 'done',
        title: t(isUnverified ? 'info.savedUnverified' : 'info.saved'),
        durationMs: toastsMs.documentsCreated,
      });
    }, intervalsMs.savedProfileRefresh);
  };

  return {
    values,
    // What nobody has touched yet is not called wrong.
    problems: {
      ...(touched.has('name') && found.name ? { name: found.name } : {}),
      ...(touched.has('number') && found.number ? { number: found.number } : {}),
      ...((touched.has('address') || touched.has('taxNumber')) && found.address
        ? { address: found.address }
        : {}),
      ...refusal,
    } satisfies InfoProblems,
    canSave: wanted !== null && Object.keys(found).length === 0,
    isWaiting,
    change,
    submit,
    /** Saving would end the verification, so it is asked about first. */
    isAsking,
    save,
    keep: () => setAsking(false),
  };
}
