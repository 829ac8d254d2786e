import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { buttonStyle } from '../../../../ui/button-style.ts';

export function Intro() {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="intro-title" className="page-width pt-[72px] pb-16 tablet:pt-24">
      <h2
        id="intro-title"
        className="max-w-[17em] text-3xl leading-tight tracking-display tablet:text-4xl tablet:leading-tight"
      >
        {t('intro.statement')}
      </h2>
      <div className="mt-8 flex flex-wrap gap-3">
        <a href="#how" className={buttonStyle({ variant: 'ink', large: true })}>
          {t('intro.howItWorks')}
        </a>
        <Button variant="outline" large>
          {t('intro.becomeDriver')}
          <span className="sr-only">{t('intro.notYet')}</span>
        </Button>
      </div>
    </section>
  );
}
