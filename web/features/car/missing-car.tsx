import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { toastsMs } from '../../../domain/policy-constants.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { DeadEnd } from '../../page/dead-end.tsx';
import { paths } from '../../page/paths.ts';

/** Says so at the top and goes home. What it shows meanwhile is all there is without scripts. */
export function MissingCar() {
  const { t } = useTranslation('car');
  const navigate = useNavigate();
  const isSaid = useRef(false);
  useEffect(() => {
    if (isSaid.current) return;
    isSaid.current = true;
    void showToast({
      tone: 'error',
      title: t('missing.title'),
      text: t('missing.text'),
      durationMs: toastsMs.carNotFound,
    });
    void navigate(paths.home, { replace: true });
  }, [navigate, t]);
  return (
    <DeadEnd illustration="no-cars" title={t('missing.title')} text={t('missing.text')}>
      <ButtonLink large to={paths.home}>
        {t('missing.home')}
      </ButtonLink>
    </DeadEnd>
  );
}
