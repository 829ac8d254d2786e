import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Block } from '../../../contract/operate/fleet.ts';
import { toastsMs } from '../../../domain/policy-constants.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { operateApi } from '../../api/operate-api.ts';
import { useCarVerb } from './use-car-verb.ts';

interface EndBlockProps {
  readonly block: Block;
  readonly time: string;
}

export function EndBlock({ block: { id, reason }, time }: EndBlockProps) {
  const { t } = useTranslation(['carActions', 'cars']);
  const [isWaiting, setWaiting] = useState(false);
  const { act } = useCarVerb(() => setWaiting(false));
  const end = async () => {
    setWaiting(true);
    const problem = await act(() => operateApi().endBlock({ params: { id } }), t('block.ended'));
    setWaiting(false);
    if (problem) {
      await showToast({ tone: 'error', title: problem.text, durationMs: toastsMs.error });
    }
  };
  return (
    <Button
      variant="link"
      waiting={isWaiting}
      aria-label={t('block.endOf', { reason: t(`cars:blocks.${reason}`), time })}
      onClick={() => void end()}
    >
      {t('block.end')}
    </Button>
  );
}
