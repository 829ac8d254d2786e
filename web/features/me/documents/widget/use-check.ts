import { useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenInquiry } from '../use-documents.ts';
import { type DocumentRole, type Sample, type SampleId, simulatorOf } from './call-simulator.ts';
import { widgetAfter } from './widget-state.ts';

export const checkSteps = ['identity', 'licence', 'review'] as const;
type Step = (typeof checkSteps)[number];

export type IdentityKind = 'passport' | 'idCard';

export interface CheckValues {
  readonly identityMrz: string;
  readonly licenceMrz: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
}

const noValues: CheckValues = {
  identityMrz: '',
  licenceMrz: '',
  street: '',
  postalCode: '',
  city: '',
  country: '',
};

export type Check = ReturnType<typeof useCheck>;

/** Everything the renter does in the window of the simulated provider. */
export function useCheck(inquiry: OpenInquiry, onComplete: () => void) {
  const { t } = useTranslation('identityCheck');
  const [simulator] = useState(() => simulatorOf(inquiry));
  const [state, send] = useReducer(widgetAfter, 'closed');
  const [samples, setSamples] = useState<readonly Sample[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const [step, setStep] = useState<Step>('identity');
  const [kind, setKind] = useState<IdentityKind>('passport');
  const [sampleIds, setSampleIds] = useState<Partial<Record<DocumentRole, SampleId>>>({});
  const [pictures, setPictures] = useState<Partial<Record<DocumentRole, string>>>({});
  const [values, setValues] = useState(noValues);
  const [isTried, setTried] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const isClosed = useRef(false);

  useEffect(() => {
    if (hasFailed) return;
    let isCurrent = true;
    send('load');
    simulator.samples().then(
      (found) => {
        if (!isCurrent) return;
        setSamples(found);
        send('ready');
      },
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [simulator, hasFailed]);

  const retry = () => setFailed(false);
  const change = (edit: Partial<CheckValues>) => setValues((last) => ({ ...last, ...edit }));

  const fillIn = (role: DocumentRole, id: SampleId, identityKind = kind) => {
    const sample = samples.find((one) => one.id === id);
    if (!sample) return;
    setSampleIds((last) => ({ ...last, [role]: id }));
    change({
      ...(role === 'identity'
        ? { identityMrz: sample[identityKind] }
        : { licenceMrz: sample.licence }),
      street: values.street || t('sampleAddress.street'),
      postalCode: values.postalCode || t('sampleAddress.postalCode'),
      city: values.city || t('sampleAddress.city'),
      country: values.country || t('sampleAddress.country'),
    });
  };
  const chooseKind = (chosen: IdentityKind) => {
    setKind(chosen);
    if (sampleIds.identity) fillIn('identity', sampleIds.identity, chosen);
  };
  const keepPicture = (role: DocumentRole, url: string) =>
    setPictures((last) => ({ ...last, [role]: url }));

  const has = (role: DocumentRole) => Boolean(sampleIds[role] ?? pictures[role]);
  const problems = problemsIn(values);

  const submit = async () => {
    setTried(true);
    if (Object.keys(problems).length > 0 || state === 'loading') return;
    send('submit');
    setRefused(false);
    try {
      await simulator.submit({
        identity: { mrz: values.identityMrz },
        licence: { mrz: values.licenceMrz },
        address: {
          street: values.street,
          city: values.city,
          postalCode: values.postalCode,
          countryCode: values.country,
        },
      });
    } catch {
      setRefused(true);
      send('refuse');
      return;
    }
    send('complete');
    if (!isClosed.current) onComplete();
  };

  const go = (by: 1 | -1) => setStep((last) => checkSteps[checkSteps.indexOf(last) + by] ?? last);
  return {
    state,
    step,
    hasFailed,
    retry,
    kind,
    chooseKind,
    sampleIds,
    fillIn,
    pictures,
    keepPicture,
    upload: simulator.upload,
    values,
    change,
    problems: isTried ? problems : {},
    isRefused,
    canGoOn: state === 'ready' && step !== 'review' && has(step),
    next: () => go(1),
    back: () => go(-1),
    submit,
    cancel() {
      isClosed.current = true;
      send('cancel');
    },
  };
}

type FieldProblem = 'missing' | 'wrongCountry';

function problemsIn(values: CheckValues): Partial<Record<keyof CheckValues, FieldProblem>> {
  const fields = Object.keys(values) as (keyof CheckValues)[];
  const missing = fields.filter((field) => values[field].trim() === '');
  const found = Object.fromEntries(missing.map((field) => [field, 'missing' as const]));
  const isWrong = values.country !== '' && !/^[A-Z]{2}$/.test(values.country);
  return isWrong ? { ...found, country: 'wrongCountry' } : found;
}
