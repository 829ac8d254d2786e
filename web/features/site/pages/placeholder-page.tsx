import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../ui/button.tsx';
import { buttonStyle } from '../../../../ui/button-style.ts';
import { paths } from '../../../page/paths.ts';
import { NotWritten } from './not-written.tsx';
import { PageHead } from './page-head.tsx';

interface PlaceholderPageProps {
  readonly name: string;
  readonly email: string;
}

/** Its name and an honest word; a visitor who came this far still finds a way on. */
export function PlaceholderPage({ name, email }: PlaceholderPageProps) {
  const { t } = useTranslation('pages');
  return (
    <PageHead name={name} intro={t('placeholder.text')} picture={<NotWritten />}>
      <ButtonLink large to={paths.faq}>
        {t('placeholder.faq')}
      </ButtonLink>
      <a href={`mailto:${email}`} className={buttonStyle({ variant: 'outline', large: true })}>
        {t('placeholder.contact')}
      </a>
    </PageHead>
  );
}
