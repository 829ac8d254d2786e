import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HandoverAct } from '../../../../domain/handovers/event.ts';
import { missingSteps } from '../../../../domain/handovers/handover.ts';
import { sealDigest } from '../../../../domain/handovers/seal.ts';
import { sha256, sha256OfText } from '../../camera/take-photograph.ts';
import { DriveIcon } from '../../components/drive-icon.tsx';
import { Key, TroubleKey } from '../../components/key.tsx';
import { Heading } from '../../components/screen.tsx';
import { StepScreen } from '../../components/step-screen.tsx';
import { StoreProblem } from '../../components/store-problem.tsx';
import { handoverOf } from '../../drive-state.ts';
import { go, jobPath } from '../../navigation.tsx';
import type { NewAct } from '../../store/store-act.ts';
import { useDrive, useRecord } from '../../use-drive.ts';
import type { JobProps } from '../job-props.ts';
import { Missing } from './missing.tsx';
import { SignaturePad } from './signature-pad.tsx';
import { SignedFor } from './signed-for.tsx';
import { Unsigned } from './unsigned.tsx';

type Signing = Omit<NewAct, 'at'>;

/** The renter signs for photographs, marks and readings; then everything is sealed, on this phone. */
export function SignScreen({ job, handover }: JobProps) {
  const { t } = useTranslation('drive');
  const drive = useDrive();
  const { record, isBusy, problem } = useRecord(job);
  const [signature, setSignature] = useState<Blob | null>(null);
  const [isUnsigned, setUnsigned] = useState(false);
  const missing = missingSteps({ ...handover, signature: null }).filter(
    (step) => step !== 'signature',
  );
  const { renter, kind } = job;

  const seal = async (signing: Signing) => {
    if (!(await record(signing))) return;
    const digest = await sealDigest(job, handoverOf(drive.read(), job), sha256OfText);
    if (await record({ act: { kind: 'sealed', digest } })) go(jobPath(job), { replace: true });
  };
  const sign = async () => {
    if (signature) await seal(await signingOf(renter, signature));
  };
  if (isUnsigned) {
    return (
      <Unsigned
        job={job}
        missing={missing}
        isBusy={isBusy}
        problem={problem}
        onBack={() => setUnsigned(false)}
        onSeal={(act) => void seal({ act })}
      />
    );
  }
  return (
    <StepScreen
      step="signature"
      back={jobPath(job, 'readings')}
      footer={
        <>
          <TroubleKey job={job} />
          {missing.length > 0 ? (
            <Missing missing={missing} />
          ) : (
            <Key
              variant={signature ? 'go' : 'off'}
              disabled={!signature || isBusy}
              onClick={() => void sign()}
            >
              {signature && <DriveIcon name="seal" className="size-[26px] stroke-[2.1]" />}
              {t(signature ? 'handover.sign.seal' : 'handover.sign.needed')}
            </Key>
          )}
        </>
      }
    >
      <Heading title={t('handover.sign.title', { renter })} />
      <SignedFor job={job} handover={handover} />
      <p className="leading-6 text-quiet">{t(`handover.sign.statement.${kind}`)}</p>
      <SignaturePad renter={renter} onChange={setSignature} />
      <button
        type="button"
        onClick={() => setUnsigned(true)}
        className="min-h-touch self-start font-strong underline underline-offset-4"
      >
        {t('handover.sign.cannot')}
      </button>
      <StoreProblem problem={problem} />
    </StepScreen>
  );
}

async function signingOf(name: string, picture: Blob): Promise<Signing> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const digest = await sha256(bytes);
  const act: HandoverAct = { kind: 'signed', name, digest };
  return { act, file: { digest, bytes, type: 'image/png' } };
}
