import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LoadingScreen } from '../../../../ui/loading-screen.tsx';
import { ShuttleLine } from '../../../../ui/shuttle-line.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { FullScreenSpinner } from '../../../../ui/spinner.tsx';
import { Section } from './section.tsx';

const shownForMs = 9_000;

export function Waiting() {
  const { t } = useTranslation('gallery');
  const [shown, setShown] = useState<'spinner' | 'screen' | null>(null);
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(null), shownForMs);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <>
      <Section name="waiting">
        <CarCardSkeleton />
        <p className="flex items-center gap-4 text-sm text-quiet">
          <ShuttleLine className="w-16 text-route-live" />
          {t('waiting.messages.first')}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => setShown('spinner')}>
            {t('waiting.spinner')}
          </Button>
          <Button variant="outline" onClick={() => setShown('screen')}>
            {t('waiting.screen')}
          </Button>
        </div>
        {shown === 'spinner' && <FullScreenSpinner />}
        {shown === 'screen' && (
          <LoadingScreen
            messages={[
              t('waiting.messages.first'),
              t('waiting.messages.second'),
              t('waiting.messages.third'),
            ]}
          />
        )}
      </Section>
      <Section name="empty">
        <div className="grid gap-8 tablet:grid-cols-2">
          <EmptyState
            illustration="no-cars"
            title={t('waiting.noCars')}
            text={t('waiting.noCarsText')}
          >
            <Button>{t('waiting.showAutomatic')}</Button>
            <Button variant="link">{t('waiting.clear')}</Button>
          </EmptyState>
          <EmptyState
            illustration="no-cards"
            title={t('waiting.noCards')}
            text={t('waiting.noCardsText')}
          >
            <Button>{t('waiting.addCard')}</Button>
          </EmptyState>
        </div>
      </Section>
    </>
  );
}

function CarCardSkeleton() {
  return (
    <div className="grid overflow-hidden rounded-card border border-hair bg-card tablet:grid-cols-[288px_1fr]">
      <div className="grid items-end bg-[linear-gradient(var(--color-studio-wall)_0_66%,var(--color-studio-floor)_66%)] px-8 pt-16 pb-6">
        <Skeleton className="h-18 rounded-t-[60px] rounded-b-card bg-stone-300" />
      </div>
      <div className="grid content-start gap-3 p-6">
        <Skeleton className="h-6.5 w-[46%]" />
        <Skeleton className="h-4 w-[30%]" />
        <Skeleton className="h-4 w-[84%]" />
        <div className="mt-2 flex items-end justify-between border-t border-hair pt-4">
          <Skeleton className="h-4 w-[34%]" />
          <Skeleton className="h-8.5 w-32" />
        </div>
      </div>
    </div>
  );
}
