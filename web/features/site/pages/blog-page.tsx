import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../ui/button.tsx';
import { paths } from '../../../page/paths.ts';
import { NotWritten } from './not-written.tsx';
import { PageHead } from './page-head.tsx';

export function BlogPage() {
  const { t } = useTranslation('pages');
  return (
    <PageHead name={t('blog.title')} intro={t('blog.text')} picture={<NotWritten />}>
      <ButtonLink large to={paths.home}>
        {t('blog.rent')}
      </ButtonLink>
    </PageHead>
  );
}
