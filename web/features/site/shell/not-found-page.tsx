import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../ui/button.tsx';
import { DeadEnd } from '../../../page/dead-end.tsx';
import { paths } from '../../../page/paths.ts';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <DeadEnd illustration="not-found" title={t('notFound.title')} text={t('notFound.text')}>
      <ButtonLink large to={paths.home}>
        {t('notFound.home')}
      </ButtonLink>
    </DeadEnd>
  );
}
