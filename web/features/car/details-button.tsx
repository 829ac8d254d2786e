import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssetDetail } from '../../../contract/assets.ts';
import { Button } from '../../ui/button.tsx';

const DetailsDialog = lazy(async () => ({
  default: (await import('./details-dialog.tsx')).DetailsDialog,
}));

export function DetailsButton({ asset }: { asset: AssetDetail }) {
  const { t } = useTranslation('car');
  const [opened, setOpened] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <Button variant="link" aria-haspopup="dialog" onClick={() => setOpened('open')}>
        {t('facts.more')}
      </Button>
      {opened !== 'never' && (
        <Suspense>
          <DetailsDialog
            asset={asset}
            isOpen={opened === 'open'}
            onClose={() => setOpened('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
