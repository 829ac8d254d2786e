import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { RoundButton } from '../../../../ui/round-button.tsx';
import { Row, Section } from './section.tsx';

export function Actions() {
  const { t } = useTranslation('gallery');
  return (
    <Section name="buttons">
      <Row label={t('buttons.default')}>
        <Button variant="primary">{t('buttons.search')}</Button>
        <Button variant="ink">{t('buttons.how')}</Button>
        <Button variant="outline">{t('buttons.signUp')}</Button>
        <Button variant="quiet">{t('buttons.logIn')}</Button>
        <Button variant="danger">{t('buttons.cancel')}</Button>
        <Button variant="link">{t('buttons.change')}</Button>
      </Row>
      <Row label={t('buttons.large')}>
        <Button variant="primary" large>
          {t('buttons.confirm')}
        </Button>
        <Button variant="outline" large>
          {t('buttons.driver')}
        </Button>
        <span className="rounded-card bg-night p-4">
          <Button variant="paper" large>
            {t('buttons.business')}
          </Button>
        </span>
      </Row>
      <Row label={t('buttons.unavailable')}>
        <Button variant="primary" disabled>
          {t('buttons.reserve')}
        </Button>
        <Button variant="outline" disabled>
          {t('buttons.signUp')}
        </Button>
        <Button variant="primary" large waiting>
          {t('buttons.booking')}
        </Button>
      </Row>
      <Row label={t('buttons.round')}>
        <RoundButton icon="back" label={t('buttons.back')} />
        <RoundButton icon="plus" label={t('buttons.more')} />
        <RoundButton icon="close" label={t('buttons.close')} />
        <RoundButton icon="minus" label={t('buttons.fewer')} disabled />
      </Row>
    </Section>
  );
}
