import { useTranslation } from 'react-i18next';
import { toastsMs } from '../../../domain/policy-constants.ts';
import { showToast } from '../../../ui/toast.ts';
import { useCatalogueVerb } from './use-catalogue-verb.ts';

/** Puts offers into another order, or says why not. */
export function useOfferOrder(send: (ids: string[]) => Promise<unknown>) {
  const { t } = useTranslation('catalogue');
  const act = useCatalogueVerb({ onDone: () => {} });
  return async (ids: readonly string[]) => {
    const problem = await act(() => send([...ids]), t('moved'));
    if (!problem) return;
    await showToast({ tone: 'error', title: problem.text, durationMs: toastsMs.accountSuccess });
  };
}
