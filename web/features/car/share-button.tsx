import { useTranslation } from 'react-i18next';
import { toastsMs } from '../../../domain/policy-constants.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { shareLink } from './share-link.ts';

/** The address of the car alone: what stands in a query may be somebody's way here. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const { t } = useTranslation('car');
  const press = async () => {
    const shared = await shareLink(navigator, { title, url: new URL(path, location.origin).href });
    if (shared === 'copied') {
      await showToast({
        tone: 'done',
        title: t('share.copied'),
        text: t('share.copiedText'),
        durationMs: toastsMs.carNotFound,
      });
    }
    if (shared === 'failed') {
      await showToast({
        tone: 'error',
        title: t('share.failed'),
        text: t('share.failedText'),
        durationMs: toastsMs.error,
      });
    }
  };
  return (
    <Button variant="link" onClick={press}>
      {t('share.action')}
    </Button>
  );
}
